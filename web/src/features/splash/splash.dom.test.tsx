import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as m from '../../paraglide/messages.js';
import { isStarted, splashScript, splashTimings, subscribeToLoaded } from './app-start.ts';
import { Splash } from './splash.tsx';

const startMinMs = 2_500;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.started;
  document.body.replaceChildren();
});

interface Visit {
  random?: number;
  wait?: { minMs?: number };
  isHidden?: boolean;
}

function open({ random = 1, wait = { minMs: startMinMs }, isHidden = false }: Visit = {}) {
  let paint = () => {};
  class Observer {
    static supportedEntryTypes = ['paint'];
    observe = () => {};
    constructor(onPaint: () => void) {
      paint = onPaint;
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.spyOn(Math, 'random').mockReturnValue(random);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.body.innerHTML = renderToStaticMarkup(<Splash brandName="Parpaing" {...wait} />);
  new Function(splashScript)();
  return { paint: () => paint() };
}

const readProgress = () => document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
const readText = () => document.querySelector('.splash > [data-above]:not([hidden])')?.textContent;
const readTyped = () =>
  Array.from(document.querySelectorAll('[data-letter=typed]'), ({ textContent }) => textContent).join('');
const listBlocks = (state: string) => document.querySelectorAll(`[role=progressbar] [data-state=${state}]`);

it('rien ne compte avant la première image', () => {
  const { paint } = open();
  vi.advanceTimersByTime(5_000);
  expect(readProgress()).toBe('0');
  paint();
  paint();
  vi.advanceTimersByTime(splashTimings.tickMs);
  expect(readProgress()).toBe('15');
});

it('un onglet ouvert à l’arrière-plan n’attend pas d’être dessiné', () => {
  open({ isHidden: true });
  vi.advanceTimersByTime(splashTimings.tickMs);
  expect(readProgress()).toBe('15');
});

it('un visiteur voit la progression monter de 15 au plus toutes les 200 ms, sans dépasser 95', () => {
  open().paint();
  vi.advanceTimersByTime(199);
  expect(readProgress()).toBe('0');
  vi.advanceTimersByTime(1);
  expect(readProgress()).toBe('15');
  expect([listBlocks('laid').length, listBlocks('next').length]).toEqual([1, 1]);
  vi.advanceTimersByTime(startMinMs - 201);
  expect(readProgress()).toBe('95');
});

it('les textes changent au-dessus de 25, 50 et 75 pour cent', () => {
  open({ random: 25 / 15 }).paint();
  const seen = Array.from({ length: 4 }, () => {
    const text = readText();
    vi.advanceTimersByTime(splashTimings.tickMs);
    return [text, readProgress(), readText()];
  });
  expect(seen).toEqual([
    [m.splash_starting(), '25', m.splash_starting()],
    [m.splash_starting(), '50', m.splash_resources()],
    [m.splash_resources(), '75', m.splash_interface()],
    [m.splash_interface(), '95', m.splash_almost()],
  ]);
});

it('au bout du minimum vient 100, et la page 500 ms plus tard', () => {
  const onLoaded = vi.fn();
  const unsubscribe = subscribeToLoaded(onLoaded);
  open({ random: 0.1 }).paint();
  vi.advanceTimersByTime(startMinMs - 1);
  expect(Number(readProgress())).toBeLessThan(20);
  vi.advanceTimersByTime(1);
  expect(readProgress()).toBe('100');
  vi.advanceTimersByTime(499);
  expect([isStarted(), onLoaded.mock.calls.length]).toEqual([false, 0]);
  vi.advanceTimersByTime(1);
  expect([isStarted(), onLoaded.mock.calls.length]).toEqual([true, 1]);
  unsubscribe();
});

it.each([
  [{}, splashTimings.defaultMinMs],
  [{ minMs: 100 }, splashTimings.simulatedWaitMs],
])('réglé ainsi : %o, l’écran attend %d ms', (wait, expected) => {
  open({ wait }).paint();
  vi.advanceTimersByTime(expected - 1);
  expect(readProgress()).not.toBe('100');
  vi.advanceTimersByTime(1);
  expect(readProgress()).toBe('100');
});

it('le nom s’écrit une lettre toutes les 100 ms, à partir de 500 ms', () => {
  open().paint();
  vi.advanceTimersByTime(599);
  expect(readTyped()).toBe('');
  vi.advanceTimersByTime(1);
  expect(readTyped()).toBe('P');
  vi.advanceTimersByTime(700);
  expect(readTyped()).toBe('Parpaing');
});

it('une erreur de chargement est notée et l’écran se retire quand même', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const failure = new Error('réseau coupé');
  open().paint();
  dispatchEvent(new ErrorEvent('error', { error: failure }));
  vi.advanceTimersByTime(startMinMs + splashTimings.hideDelayMs);
  expect(log).toHaveBeenLastCalledWith('splash', failure);
  expect(isStarted()).toBe(true);
});

it('au deuxième document d’une visite, le script ne fait rien', () => {
  document.documentElement.dataset.started = '';
  open().paint();
  vi.advanceTimersByTime(startMinMs);
  expect(readProgress()).toBe('0');
});
