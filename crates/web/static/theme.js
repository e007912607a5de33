// Sets the chosen theme and the screen before the first paint, so that nothing flashes.
document.documentElement.dataset.screen = location.hash === '#game' || location.search ? 'game' : 'start';
try {
  const usual = JSON.parse(document.getElementById('defaults').textContent);
  const { theme } = { ...usual, ...JSON.parse(localStorage.getItem('crownhead.settings') ?? '{}') };
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch { /* the system's theme */ }
