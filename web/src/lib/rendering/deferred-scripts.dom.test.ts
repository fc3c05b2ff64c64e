import { afterEach, expect, it, vi } from 'vitest';
import { startScript } from './deferred-scripts.ts';

const served = '<script type="text/plain" data-preload="/entry.js /home.js">run()</script>';

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function open({ isHidden = false } = {}) {
  let paint = () => {};
  class Observer {
    static supportedEntryTypes = ['paint'];
    disconnect = vi.fn();
    observe = () => {};
    constructor(onPaint: (list: unknown, observer: Observer) => void) {
      paint = () => onPaint([], this);
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.body.innerHTML = served;
  new Function(startScript)();
  dispatchEvent(new Event('DOMContentLoaded'));
  return { paint: () => paint() };
}

const listAsked = () =>
  Array.from(document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), (link) =>
    link.getAttribute('href'),
  );

it('les scripts sont demandés après la première image, tous à la fois', () => {
  const { paint } = open();
  expect(listAsked()).toEqual([]);
  paint();
  expect(listAsked()).toEqual(['/entry.js', '/home.js']);
  expect(document.head.querySelector('script[type=module]')?.textContent).toBe('run()');
});

it('un onglet ouvert à l’arrière-plan charge ses scripts sans attendre d’être vu', () => {
  open({ isHidden: true });
  expect(listAsked()).toEqual(['/entry.js', '/home.js']);
});
