// Chooses the language before the first paint, and fetches its messages while the module loads.
const languages = ['en-US', 'nl', 'fr', 'de', 'ru', 'pt', 'it', 'es', 'pl', 'tr'];
const forTests = ['en-XA', 'ar-XB'];
{
  let wanted = [];
  try {
    const usual = JSON.parse(document.getElementById('defaults').textContent);
    const { language } = { ...usual, ...JSON.parse(localStorage.getItem('crownhead.settings') ?? '{}') };
    if (language) wanted = [language];
  } catch { /* the browser's language */ }
  const first = (tag) => tag.split('-')[0].toLowerCase();
  const known = (tag) => [...languages, ...forTests].find((own) => own === tag)
    ?? languages.find((own) => first(own) === first(tag));
  const tag = [...wanted, ...navigator.languages].map(known).find(Boolean) ?? 'en-US';
  const root = document.documentElement;
  root.lang = tag;
  if (tag === 'ar-XB') root.dir = 'rtl';
  if (tag !== 'en-US' && !forTests.includes(tag)) {
    // The study pages say more.
    const studies = document.querySelector('link[href="./crownhead_study.js"]') !== null;
    const files = studies ? [tag, `${tag}-study`, `${tag}-library`, `${tag}-puzzles`, `${tag}-lessons`, `${tag}-microscope`] : [tag];
    const read = async (file) => {
      const answer = await fetch(new URL(`./locale/${file}.ftl`, document.baseURI));
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      return answer.text();
    };
    globalThis.crownheadMessages = Promise.all(files.map(read));
    // The page waits for it later, and then speaks English if it failed.
    globalThis.crownheadMessages.catch(() => {});
  }
}
