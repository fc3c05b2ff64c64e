import { act, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRestoredFocus } from './restore-focus.ts';

const focused: (string | undefined)[] = [];

function Page({ names }: { names: string[] }) {
  useLayoutEffect(() => {
    focused.push(document.activeElement?.tagName);
  });
  return <Names names={names} />;
}

function Names({ names }: { names: string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useRestoredFocus(list, names.length);
  return (
    <ul ref={list} tabIndex={-1}>
      {names.map((name) => (
        <li key={name}>
          <button type="button">{name}</button>
        </li>
      ))}
    </ul>
  );
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('la liste prend la place du bouton retiré avant que rien d’autre ne la prenne', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  act(() => root.render(<Page names={['Neuf', 'Lyon']} />));
  page.querySelector('button')?.focus();
  act(() => root.render(<Page names={['Lyon']} />));
  expect(focused.at(-1)).toBe('UL');
  act(() => root.unmount());
});
