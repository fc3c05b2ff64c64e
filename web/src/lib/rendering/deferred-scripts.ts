const moduleScript = ' type="module" async=""';
const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/** Pages are readable without scripts, so React Router's wait for the first paint: `startScript` inserts them then. */
export function deferScripts(html: string): string {
  if (!html.includes(moduleScript)) return html;
  const addresses = Array.from(html.matchAll(preload), ([, address]) => address);
  return html
    .replaceAll(preload, '')
    .replace(moduleScript, ` type="text/plain" data-preload="${addresses.join(' ')}"`);
}

/** Going back before they run changes the address of the page on screen: it is asked for anew. */
export const startScript = `
(function (served) {
  addEventListener('popstate', function () {
    var isServed = location.pathname + location.search === served;
    if (!isServed && !('hydrated' in document.documentElement.dataset)) location.reload();
  });
})(location.pathname + location.search);
addEventListener('DOMContentLoaded', function () {
  function start() {
    var waiting = document.querySelector('script[data-preload]');
    if (!waiting) return;
    for (var href of waiting.dataset.preload.split(' ').filter(Boolean)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: href }));
    }
    var script = document.createElement('script');
    script.type = 'module';
    script.textContent = waiting.textContent;
    document.head.append(script);
  }
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return start();
  new PerformanceObserver(function (list, observer) {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}, { once: true });
`;
