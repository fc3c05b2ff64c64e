const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/** Removes the preloads and stops the script that starts the page: `lateScriptsScript` starts it. React Router has no option for this. */
export function delayScripts(html: string): string {
  const addresses: string[] = [];
  return html
    .replaceAll(preload, (_, address: string) => {
      addresses.push(address);
      return '';
    })
    .replace(' type="module" async=""', () => ` type="text/plain" data-preload="${addresses.join(' ')}"`);
}

const maxWaitMs = 1000;

/**
 * Runs in the head. Starts the scripts at the first paint; at once in a hidden tab and where paints are not
 * reported; a second after DOMContentLoaded at the latest. Until the router runs, Back changes only the address,
 * so the page is loaded again.
 */
export const lateScriptsScript = `
addEventListener('DOMContentLoaded', function () {
  function start() {
    var waiting = document.querySelector('script[data-preload]');
    if (!waiting) return;
    var script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', textContent: waiting.textContent }));
    (waiting.dataset.preload.match(/[^ ]+/g) || []).forEach(function (href) {
      setTimeout(preload, 0, href);
    });
    waiting.removeAttribute('data-preload');
  }
  function preload(href) {
    var link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href: href }));
  }
  setTimeout(start, ${maxWaitMs});
  var reported = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes;
  if (document.hidden || !reported || reported.indexOf('paint') < 0) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
});
var firstAddress = location.pathname + location.search;
addEventListener('popstate', function () {
  var isRouted = document.documentElement.dataset.hydrated !== undefined;
  if (!isRouted && location.pathname + location.search !== firstAddress) location.reload();
});
`;
