import { beforeAll, expect, it } from 'vitest';
import { parseListQuery } from '../../../entities/list-query/list-query.ts';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { describeSearch } from './describe-search.ts';

beforeAll(() => overwriteGetLocale(() => 'fr'));

function describe(search: string, category?: string) {
  return describeSearch(parseListQuery(new URLSearchParams(search)), category);
}

it('un visiteur relit ce qu’il cherche, où et dans quel rayon', () => {
  expect(describe('q=laine+de+verre&city=Montreuil&radius=50&scroll=true')).toEqual({
    title: '«\u00A0laine de verre\u00A0» autour de Montreuil',
    criteria: ['«\u00A0laine de verre\u00A0»', 'à moins de 50\u00A0km de Montreuil'],
  });
});

it('les noms de lieux gardent leur préposition', () => {
  expect(describe('city=Le+Havre+(76600)').title).toBe('Matériaux autour du Havre (76600)');
  expect(describe('city=Le+Havre+(76600)&anywhere=true').title).toBe('Matériaux');
});

it('une catégorie et un état portent leur nom', () => {
  expect(describe('category=isolation&condition=reemploi', 'Isolation')).toEqual({
    title: 'Isolation',
    criteria: ['Isolation', 'Réemploi'],
  });
});

it('une adresse sans recherche, ou qui demande l’inconnu, montre tous les matériaux', () => {
  const all = { title: 'Matériaux', criteria: [] };
  expect(describe('')).toEqual(all);
  expect(describe('q=+&category=toString&condition=volé&radius=7')).toEqual(all);
});
