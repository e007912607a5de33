// Sets the chosen looks and the screen before the first paint, so that nothing flashes.
document.documentElement.dataset.screen = location.hash === '#game' || location.search ? 'game' : 'start';
try {
  const usual = JSON.parse(document.getElementById('defaults').textContent);
  const { theme, board } = { ...usual, ...JSON.parse(localStorage.getItem('crownhead.settings') ?? '{}') };
  if (board && board !== 'sage') document.documentElement.dataset.board = board;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch { /* the system's theme */ }
