import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateScriptsScript } from './late-scripts.ts';

const served = '<script type="text/plain" data-preload="/entry.js /home.js">run()</script>';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function open({ isHidden = false, reported = ['paint'] as string[] | null } = {}) {
  let paint = () => {};
  class Observer {
    static supportedEntryTypes = reported;
    observe = () => {};
    constructor(onPaint: () => void) {
      paint = onPaint;
    }
  }
  vi.stubGlobal('PerformanceObserver', reported ? Observer : undefined);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.body.innerHTML = served;
  new Function(lateScriptsScript)();
  dispatchEvent(new Event('DOMContentLoaded'));
  return { paint: () => paint() };
}

const isStarted = () => document.head.querySelector('script[type=module]')?.textContent === 'run()';
const listAsked = () =>
  Array.from(document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), (link) =>
    link.getAttribute('href'),
  );

it('les scripts sont demandés après la première image, une fois', () => {
  const { paint } = open();
  expect(isStarted()).toBe(false);
  paint();
  paint();
  vi.runAllTimers();
  expect(isStarted()).toBe(true);
  expect(listAsked()).toEqual(['/entry.js', '/home.js']);
});

it('un onglet ouvert à l’arrière-plan n’attend pas d’être vu', () => {
  open({ isHidden: true });
  expect(isStarted()).toBe(true);
});

it.each([{ reported: [] }, { reported: null }])(
  'un navigateur qui ne dit pas quand il dessine n’attend pas : $reported',
  (browser) => {
    open(browser);
    expect(isStarted()).toBe(true);
  },
);

it('une fenêtre qui n’est jamais dessinée n’attend qu’une seconde', () => {
  open();
  vi.advanceTimersByTime(999);
  expect(isStarted()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isStarted()).toBe(true);
});
