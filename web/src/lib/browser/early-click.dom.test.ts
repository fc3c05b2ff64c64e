import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyClickScript } from './early-click.ts';

new Function(earlyClickScript)();

beforeEach(() => {
  document.body.innerHTML = `
    <a id="heart" href="/auth/login" data-keeps-click>♥</a>
    <a id="plain" href="#results">Résultats</a>
    <form data-keeps-click><input name="email"><button type="submit" disabled>Se connecter</button></form>`;
  dispatchEvent(new Event('DOMContentLoaded'));
});
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.hydrated;
});

const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
const click = (selector: string, init: MouseEventInit = {}) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const submit = () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const isWaiting = (selector: string) => find(selector).getAttribute('aria-busy') === 'true';

function failFirstScript() {
  const script = document.head.appendChild(document.createElement('script'));
  script.type = 'module';
  script.dispatchEvent(new Event('error'));
  script.remove();
}

const reject = (reason: string) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError(reason) }));
const failLaterScript = () => reject('Failed to fetch dynamically imported module: /entry.client.js');

it('un lien marqué attend les scripts, un autre non', () => {
  expect(click('#heart')).toBe(false);
  expect(isWaiting('#heart')).toBe(true);
  expect(click('#plain')).toBe(true);
});

it('un nouvel onglet reste un nouvel onglet', () => {
  expect(click('#heart', { ctrlKey: true })).toBe(true);
  expect(isWaiting('#heart')).toBe(false);
});

it('un formulaire envoyé attend les scripts, jusqu’à ce qu’on y écrive encore', () => {
  expect(find<HTMLButtonElement>('button').disabled).toBe(false);
  expect(submit()).toBe(false);
  expect(isWaiting('form')).toBe(true);
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  expect(isWaiting('form')).toBe(false);
});

it.each([failFirstScript, failLaterScript])(
  'sans scripts, le lien mène où il dit et le formulaire ne s’envoie plus : $name',
  (fail) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    click('#heart');
    submit();
    fail();
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/auth\/login$/));
    expect(find<HTMLButtonElement>('button').disabled).toBe(true);
    expect(isWaiting('form')).toBe(false);
    expect(click('#heart')).toBe(true);
  },
);

it.each([
  ['un échec après l’hydratation', '', failLaterScript],
  ['un échec étranger aux scripts de la page', undefined, () => reject('Failed to fetch')],
])('%s ne change rien', (_what, hydrated, fail) => {
  if (hydrated !== undefined) document.documentElement.dataset.hydrated = hydrated;
  fail();
  expect(find<HTMLButtonElement>('button').disabled).toBe(false);
  expect(click('#heart')).toBe(false);
});
