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
    // Other pages than the game's say more.
    const loads = (module) => document.querySelector(`link[href="./${module}.js"]`) !== null;
    const more = loads('crownhead_study') ? ['study', 'library', 'puzzles', 'lessons', 'microscope'] : loads('crownhead_club') ? ['club'] : [];
    const files = [tag, ...more.map((name) => `${tag}-${name}`)];
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
