// Looks at what is on the screen and returns a line for everything that is wrong with it.
//
// What lies below an open dialog or sheet is neither read nor touched, so only that counts then.
const found = [];
const dialog = document.querySelector('dialog[open]') ?? document.querySelector('.sheet.open .sheet-acts');
const scope = dialog ?? document.body;
const FINGER = 44;
const HALF = 0.5; // half a pixel is less than anybody sees

const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.hush');
const name = (element) => {
  const own = element.closest('[data-testid]')?.dataset.testid ?? '';
  return `${own} <${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}>`;
};
const tell = (what, element, detail) => found.push(`${what}: ${name(element)} ${detail}`);
const round = (value) => Math.round(value * 100) / 100;

// --- Nothing sticks out ----------------------------------------------------------------------------------------------
const page = document.scrollingElement;
if (page.scrollWidth > innerWidth) found.push(`overflow: the page is ${page.scrollWidth} px wide, the window ${innerWidth}`);
for (const element of scope.querySelectorAll('*')) {
  const box = element.getBoundingClientRect();
  if (element.namespaceURI.endsWith('svg') || !box.width || !shown(element)) continue;
  const scrolls = element.parentElement.closest('.moves, .coach, textarea, input');
  if (!scrolls && (box.left < -HALF || box.right > innerWidth + HALF)) tell('sticks out', element, `${round(box.left)} to ${round(box.right)}`);
  if (/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1 && !element.matches('.moves, textarea'))
    tell('scrolls sideways', element, `${element.scrollWidth} in ${element.clientWidth}`);
}

// --- The board is whole ----------------------------------------------------------------------------------------------
const board = document.querySelector('[data-testid=board]');
if (board?.checkVisibility() && !dialog) {
  const box = board.getBoundingClientRect();
  if (scrollY !== 0) found.push(`board: the page is scrolled by ${scrollY} px`);
  if (box.left < -HALF || box.top < -HALF || box.right > innerWidth + HALF || box.bottom > innerHeight + HALF)
    tell('board', board, `is not whole in the window: ${round(box.left)},${round(box.top)} to ${round(box.right)},${round(box.bottom)}`);
  if (Math.abs(box.width - box.height) > 1) tell('board', board, `is no square: ${round(box.width)} by ${round(box.height)}`);
}

// --- Fingers ---------------------------------------------------------------------------------------------------------
// The part of an element that scrolling ancestors leave to be seen.
const seen = (element) => {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let up = element.parentElement; up; up = up.parentElement) {
    if (getComputedStyle(up).overflow === 'visible') continue;
    const box = up.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return { left, top, right, bottom };
};
for (const element of scope.querySelectorAll('button, a[href], input, select, textarea, summary, .cell')) {
  const box = element.getBoundingClientRect();
  if (!shown(element) || !box.width) continue;
  // Squares are as large as the screen lets them be: a board that fills it, or all below the header of a phone held
  // sideways, has no larger ones.
  const whole = board?.getBoundingClientRect();
  const fills = element.matches('.cell') && (whole.width >= innerWidth - 1 || whole.height >= innerHeight - 60);
  if (!fills && (box.width < FINGER - HALF || box.height < FINGER - HALF)) tell('small', element, `${round(box.width)} by ${round(box.height)}`);
  const part = seen(element);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const inside = x > Math.max(0, part.left) && x < Math.min(innerWidth, part.right) && y > Math.max(0, part.top) && y < Math.min(innerHeight, part.bottom);
  const hit = inside ? document.elementFromPoint(x, y) : null;
  // A notice may lie above something until it is read, the bar at the bottom above what can be scrolled up.
  const below = hit?.closest('.doors') && scrollY + innerHeight < document.scrollingElement.scrollHeight - 1;
  if (hit && !element.contains(hit) && !hit.closest('.notice') && !below) tell('covered', element, `by ${name(hit)}`);
}

// --- Eyes ------------------------------------------------------------------------------------------------------------
const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const colors = new Map();
// Red, green, blue and opacity from 0 to 1 of any CSS color.
const color = (text) => {
  if (!colors.has(text)) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    colors.set(text, [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255));
  }
  return colors.get(text);
};
const over = (top, below) => {
  const part = (index) => top[index] * top[3] + below[index] * (1 - top[3]);
  return [part(0), part(1), part(2), 1];
};
const luminance = ([red, green, blue]) => {
  const line = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * line(red) + 0.7152 * line(green) + 0.0722 * line(blue);
};
const contrast = (one, other) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
// What is behind the text of an element: all that is painted up to the first layer that hides the rest.
const ground = (element) => {
  const layers = [];
  for (let up = element; up; up = up.parentElement) {
    const layer = color(getComputedStyle(up).backgroundColor);
    layers.push(layer);
    if (layer[3] === 1 || up === dialog) break;
  }
  return layers.reverse().reduce((below, layer) => over(layer, below), color(getComputedStyle(document.documentElement).backgroundColor));
};
const opacity = (element) => {
  let product = 1;
  for (let up = element; up; up = up.parentElement) product *= Number(getComputedStyle(up).opacity);
  return product;
};
const judge = (element, style, ink, below, text) => {
  const size = parseFloat(style.fontSize);
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  const faded = over([ink[0], ink[1], ink[2], ink[3] * opacity(element)], below);
  const ratio = contrast(faded, below);
  if (ratio < (large ? 3 : 4.5)) tell('pale', element, `${round(ratio)} for “${text.slice(0, 30)}”`);
};

const walk = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
const numbers = new Set();
while (walk.nextNode()) {
  const text = walk.currentNode.data.trim();
  const element = walk.currentNode.parentElement;
  if (!text || element.matches('script, style, noscript') || !shown(element)) continue;
  const range = document.createRange();
  range.selectNodeContents(walk.currentNode);
  if (!range.getBoundingClientRect().width) continue;
  const style = getComputedStyle(element);
  if (!element.namespaceURI.endsWith('svg')) {
    judge(element, style, color(style.color), ground(element), text);
    continue;
  }
  const badge = element.closest('.badge, .route-number');
  if (badge) {
    judge(element, style, color(style.fill), color(getComputedStyle(badge.querySelector('rect, circle')).fill), text);
    continue;
  }
  // Names of squares: on squares, some of which are marked.
  if (numbers.has(style.fill)) continue;
  numbers.add(style.fill);
  for (const square of ['.sq-dark', '.mark-last-from', '.mark-last-to']) {
    const rect = document.querySelector(square);
    if (rect) judge(element, style, color(style.fill), color(getComputedStyle(rect).fill), `${text} on ${square}`);
  }
}
for (const field of scope.querySelectorAll('input, textarea')) {
  if (!shown(field)) continue;
  const style = getComputedStyle(field, field.value ? null : '::placeholder');
  judge(field, style, color(style.color), ground(field), field.value || field.placeholder);
}

// --- Words that are cut off ------------------------------------------------------------------------------------------
for (const element of scope.querySelectorAll('*')) {
  // Names of players may be longer than any strip.
  if (!shown(element) || !element.clientWidth || element.matches('input, textarea, .name b')) continue;
  const style = getComputedStyle(element);
  const hides = style.overflowX === 'hidden' && element.childElementCount === 0 && element.textContent.trim();
  // A headline of two lines shows all of both.
  const slack = element.matches('h1') ? 0 : 3;
  if (hides && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + slack))
    tell('cut', element, `“${element.textContent.trim().slice(0, 60)}”`);
}
for (const card of scope.querySelectorAll('.coach, p.wrong'))
  if (shown(card) && card.scrollHeight > card.clientHeight + 1) tell('cut', card, `“${card.innerText.slice(0, 90)}”: ${card.scrollHeight} in ${card.clientHeight}`);

return [...new Set(found)];
