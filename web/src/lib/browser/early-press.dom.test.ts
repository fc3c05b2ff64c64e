import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyPressScript } from './early-press.ts';

new Function(earlyPressScript)();

beforeEach(() => {
  document.body.innerHTML = `
    <a id="heart" href="/auth/login" data-keeps-press>♥</a>
    <a id="plain" href="#results">Résultats</a>
    <form data-keeps-press><input name="email"><button type="submit" disabled>Se connecter</button></form>`;
  dispatchEvent(new Event('DOMContentLoaded'));
});
afterEach(() => vi.restoreAllMocks());

const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
const press = (selector: string, init: MouseEventInit = {}) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const submit = () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const isPressed = (selector: string) => find(selector).dataset.isPressed !== undefined;

function failScripts() {
  const script = document.head.appendChild(document.createElement('script'));
  script.type = 'module';
  script.dispatchEvent(new Event('error'));
  script.remove();
}

it('un lien marqué attend les scripts, un autre non', () => {
  expect(press('#heart')).toBe(false);
  expect(isPressed('#heart')).toBe(true);
  expect(press('#plain')).toBe(true);
});

it('un nouvel onglet reste un nouvel onglet', () => {
  expect(press('#heart', { ctrlKey: true })).toBe(true);
  expect(isPressed('#heart')).toBe(false);
});

it('un formulaire envoyé attend les scripts, jusqu’à ce qu’on y écrive encore', () => {
  expect(find<HTMLButtonElement>('button').disabled).toBe(false);
  expect(submit()).toBe(false);
  expect(isPressed('form')).toBe(true);
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  expect(isPressed('form')).toBe(false);
});

it('sans scripts, le lien mène où il dit et le formulaire ne s’envoie plus', () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  press('#heart');
  failScripts();
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/auth\/login$/));
  expect(find<HTMLButtonElement>('button').disabled).toBe(true);
  expect(press('#heart')).toBe(true);
});
