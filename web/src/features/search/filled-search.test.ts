import { expect, it } from 'vitest';
import { filledSearch } from './filled-search.ts';

function search(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return filledSearch(form).toString();
}

it('un visiteur qui remplit tout cherche autour de sa commune', () => {
  expect(search({ q: ' laine de verre ', city: 'Montreuil', radius: '30', scroll: 'true' })).toBe(
    'q=laine+de+verre&city=Montreuil&radius=30&scroll=true',
  );
});

it('un visiteur qui ne dit pas où ne traîne ni champ vide ni rayon dans l’adresse', () => {
  expect(search({ q: 'tuiles', city: '', radius: '30', scroll: 'true' })).toBe('q=tuiles&scroll=true');
});
