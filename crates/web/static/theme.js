// Sets the chosen theme before the first paint, so that nothing flashes.
try {
  const usual = JSON.parse(document.getElementById('defaults').textContent);
  const { theme } = { ...usual, ...JSON.parse(localStorage.getItem('crownhead.settings') ?? '{}') };
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch { /* the system's theme */ }
