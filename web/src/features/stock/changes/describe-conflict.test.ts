import type { EditableMaterial, MyMaterial } from '@parpaing/contract/schemas';
import { expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { listChanges } from './describe-conflict.ts';

overwriteGetLocale(() => 'fr');
const seen = {
  title: 'Sable',
  priceCents: 1170,
  vatRate: 20,
  stock: 140,
  saleUnit: 'sac',
  status: 'publie',
} as const;
const list = (change: object) => listChanges(seen as MyMaterial, { ...seen, ...change } as EditableMaterial);

it('qui arrive second apprend ce que le premier a changé, et rien d’autre', () => {
  expect(list({})).toEqual([]);
  expect(list({ priceCents: 1200 })).toEqual(['prix 12,00\u00A0€ HT']);
  expect(list({ title: 'Sable lavé', stock: 1, status: 'en_pause' })).toEqual([
    'titre «\u00A0Sable lavé\u00A0»',
    'stock 1\u00A0sac',
    'statut «\u00A0En pause\u00A0»',
  ]);
});

it('un particulier ne lit pas « HT »', () => {
  const mine = { ...seen, vatRate: 0 } as unknown as MyMaterial;
  const current = { ...mine, priceCents: 1200 } as unknown as EditableMaterial;
  expect(listChanges(mine, current)).toEqual(['prix 12,00\u00A0€']);
});
