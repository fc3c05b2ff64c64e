/** The splash is shown with the first document of a visit in a tab only (DESIGN §3.12). Runs in the head. */
export const appStartScript = `
try {
  if (sessionStorage.getItem('started')) document.documentElement.dataset.started = '';
  sessionStorage.setItem('started', 'true');
} catch (error) {}
`;

const loadedEvent = 'splash-loaded';

/** SPEC §4 and §9. The application sets its own minimum (`SPLASH_MIN_MS`, 2500). */
export const splashTimings = {
  defaultMinMs: 2_000,
  tickMs: 200,
  maxIncrement: 15,
  progressCap: 95,
  hideDelayMs: 500,
  simulatedWaitMs: 1_000,
  typingDelayMs: 500,
  typingMs: 100,
} as const;

const { tickMs, maxIncrement, progressCap, hideDelayMs, simulatedWaitMs, typingDelayMs, typingMs } =
  splashTimings;

/**
 * Runs after the splash's markup, from the first paint on: the splash lasts as long as its timings say, however late the
 * page's scripts come. It changes attributes only, which React does not compare when it hydrates.
 */
export const splashScript = `
(function () {
  var root = document.documentElement;
  var splash = document.querySelector('.splash');
  if (!splash || root.dataset.started !== undefined) return;
  var bar = splash.querySelector('[role=progressbar]');
  var letters = splash.querySelectorAll('[data-letter]');
  var texts = splash.querySelectorAll('[data-above]');
  var progress = 0;
  var climb;
  function show(next) {
    progress = next;
    var laid = Math.floor(next / 100 * bar.children.length);
    bar.setAttribute('aria-valuenow', Math.round(next));
    for (var i = 0; i < bar.children.length; i++)
      bar.children[i].dataset.state = i < laid ? 'laid' : i === laid ? 'next' : '';
    var shown = texts[0];
    for (var text of texts) if (next > text.dataset.above) shown = text;
    for (var each of texts) each.hidden = each !== shown;
  }
  function type(letter) {
    letter.dataset.letter = 'typed';
    letter.nextElementSibling.dataset.letter = 'next';
  }
  function log(event) {
    if (event.error || event.target.src) console.error('splash', event.error || event.target.src);
  }
  function start() {
    if (climb) return;
    splash.style.animationPlayState = 'paused';
    climb = setInterval(function () {
      show(Math.min(progress + Math.random() * ${maxIncrement}, ${progressCap}));
    }, ${tickMs});
    for (var i = 0; i < letters.length - 1; i++) setTimeout(type, ${typingDelayMs} + (i + 1) * ${typingMs}, letters[i]);
    setTimeout(finish, Math.max(splash.dataset.minMs, ${simulatedWaitMs}));
  }
  function finish() {
    clearInterval(climb);
    show(100);
    setTimeout(hide, ${hideDelayMs});
  }
  function hide() {
    removeEventListener('error', log, true);
    root.dataset.started = '';
    dispatchEvent(new Event('${loadedEvent}'));
  }
  addEventListener('error', log, true);
  var reported = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes;
  if (document.hidden || !reported || reported.indexOf('paint') < 0) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
})();
`;

export function isStarted(): boolean {
  return document.documentElement.dataset.started !== undefined;
}

export function subscribeToLoaded(onLoaded: () => void) {
  addEventListener(loadedEvent, onLoaded);
  return () => removeEventListener(loadedEvent, onLoaded);
}
