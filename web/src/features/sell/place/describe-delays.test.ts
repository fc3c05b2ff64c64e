import type { EditableMaterial } from '@parpaing/contract/schemas';
import { beforeAll, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { toMaterialInput } from '../form/to-input.ts';
import { copyOf, emptyValues, type FormValues } from '../form/values.ts';
import { describeDelays, noDelays } from './describe-delays.ts';

beforeAll(() => overwriteGetLocale(() => 'fr'));

const values = emptyValues('negoce');
const shop = { availableInDays: 2, deliveryInDays: 6 };
const delivered = { delivers: true };

it.each<[Partial<FormValues>, (number | null)[]]>([
  [{}, [null, null]],
  [{ ...delivered, availableInDays: '0', deliveryInDays: ' 5 ' }, [0, 5]],
  [{ deliveryInDays: '5' }, [null, null]],
])('%j : un champ vide laisse la boutique dire, une livraison coupée n’a pas de délai', (typed, delays) => {
  const { availableInDays, deliveryInDays } = toMaterialInput({ ...values, ...typed }, []);
  expect([availableInDays, deliveryInDays]).toEqual(delays);
});

it.each<[Partial<FormValues>, string]>([
  [{}, 'Disponible sous 2 jours'],
  [{ ...delivered, deliveryInDays: '1' }, 'Disponible sous 2 jours. Livraison sous 2 jours'],
  [{ ...delivered, pickup: false }, 'Livraison sous 6 jours'],
  [{ availableInDays: '1' }, 'Disponible sous 1 jour'],
  [{ availableInDays: '91' }, 'Disponible sous 2 jours'],
])('%j : l’acheteur lira « %s »', (typed, sentence) => {
  expect(describeDelays({ ...values, ...typed }, shop)?.replaceAll('\u00A0', ' ')).toBe(sentence);
});

it('inconnus, ils ne se disent pas', () => {
  expect(describeDelays({ ...values, ...delivered }, noDelays)).toBeUndefined();
});

it('une copie garde ceux du matériau', () => {
  const input = toMaterialInput({ ...values, ...delivered, availableInDays: '3', deliveryInDays: '8' }, []);
  const copy = copyOf({ ...input, pictures: [], documents: [] } as unknown as EditableMaterial);
  expect([copy.availableInDays, copy.deliveryInDays]).toEqual(['3', '8']);
});
