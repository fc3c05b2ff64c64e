import type { Facets } from '@parpaing/contract/schemas';
import { expect, it } from 'vitest';
import { parseListQuery } from '../../../entities/list-query/list-query.ts';
import { listHiddenAttributeParams } from './hidden-attribute-params.ts';

const facets: Facets['attributes'] = [
  {
    kind: 'number',
    key: 'epaisseur',
    label: 'Épaisseur',
    unit: 'mm',
    min: 40,
    max: 300,
    ranges: [],
  },
  { kind: 'choice', key: 'norme', label: 'Norme', values: [{ value: 'ACERMI', count: 3 }] },
  { kind: 'boolean', key: 'bio', label: 'Biosourcé', values: [{ value: true, count: 2 }] },
];

function list(search: string, attributes = facets, faults = {}) {
  return listHiddenAttributeParams(parseListQuery(new URLSearchParams(search)), attributes, faults);
}

const search = 'category=isolation&attr.epaisseur.min=100&attr.norme=ACERMI&attr.bio=true&minPrice=3';

it('ce qu’un champ dit déjà ne part pas deux fois', () => {
  expect(list(search)).toEqual([]);
});

it('sans résultat, donc sans champ, chaque mesure demandée reste demandée', () => {
  expect(list(search, [])).toEqual([
    ['attr.epaisseur.min', '100'],
    ['attr.norme', 'ACERMI'],
    ['attr.bio', 'true'],
  ]);
});

it('une valeur rare, absente de la liste, reste à côté de celles qui y sont', () => {
  expect(list('attr.norme=ACERMI&attr.norme=NF%20rare')).toEqual([['attr.norme', 'NF rare']]);
});

it('une valeur impossible ou vide ne se redemande pas', () => {
  expect(list('attr.inconnu=3&attr.norme=', facets, { 'attr.inconnu': 'Inconnu.' })).toEqual([]);
});
