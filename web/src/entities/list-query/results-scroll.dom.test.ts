import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isResultsScrollRequested, scheduleResultsScroll } from './results-scroll.ts';

const scrollTo = vi.fn();

/** A page scrolled by 100 px, whose results stand 500 px below the top of the window. */
function showPage({ innerWidth = 1280, top = 500, hasResults = true, prefersLess = false } = {}) {
  document.body.innerHTML = hasResults
    ? '<div id="results" tabindex="-1"><button></button><nav id="pagination"><a href="?page=2"></a></nav></div>'
    : '';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal('scrollY', 100);
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLess }));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrollTo.mockReset();
});

it.each([
  ['change de page', true, 800],
  ['affine sa recherche', false, 400],
])('un visiteur qui %s est mené aux résultats au bout du délai', (_, hasNewPath, delay) => {
  showPage();
  scheduleResultsScroll({ hasNewPath });
  vi.advanceTimersByTime(delay - 1);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 570, behavior: 'smooth' });
});

it('sur un téléphone, les résultats s’arrêtent plus près du bord', () => {
  showPage({ innerWidth: 767 });
  scheduleResultsScroll({ hasNewPath: false });
  vi.runAllTimers();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 585, behavior: 'smooth' });
});

it('la barre du besoin, qui reste en haut, ne couvre pas les résultats', () => {
  showPage();
  document.body.insertAdjacentHTML('afterbegin', '<div id="need-bar" style="position: sticky"></div>');
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  scheduleResultsScroll({ hasNewPath: false });
  vi.runAllTimers();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 510, behavior: 'smooth' });
  vi.restoreAllMocks();
});

it('un visiteur qui préfère moins de mouvement y est d’un coup', () => {
  showPage({ prefersLess: true });
  scheduleResultsScroll({ hasNewPath: false });
  vi.runAllTimers();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 570, behavior: 'auto' });
});

it('du bas d’une longue liste, il y est d’un coup', () => {
  showPage({ top: -3500 });
  scheduleResultsScroll({ hasNewPath: false });
  vi.runAllTimers();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: -3430, behavior: 'auto' });
});

it('au clavier, il poursuit des résultats après un numéro de page, disparu ou non, et reste où il est sinon', () => {
  showPage();
  scheduleResultsScroll({ hasNewPath: false });
  vi.runAllTimers();
  expect(document.activeElement?.id).toBe('results');
  const button = document.querySelector('button');
  button?.focus();
  scheduleResultsScroll({ hasNewPath: false });
  vi.runAllTimers();
  expect(document.activeElement).toBe(button);
  document.querySelector('a')?.focus();
  scheduleResultsScroll({ hasNewPath: false });
  vi.runAllTimers();
  expect(document.activeElement?.id).toBe('results');
});

it('un visiteur déjà reparti, ou une page sans résultats, ne bouge pas', () => {
  showPage();
  scheduleResultsScroll({ hasNewPath: true })();
  showPage({ hasResults: false });
  scheduleResultsScroll({ hasNewPath: true });
  vi.runAllTimers();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('seul scroll=true le demande', () => {
  expect(isResultsScrollRequested('?q=tuiles&scroll=true')).toBe(true);
  expect(isResultsScrollRequested('?scroll=1')).toBe(false);
  expect(isResultsScrollRequested('')).toBe(false);
});
