import { beforeEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { describeWhere } from './describe-where.ts';

beforeEach(() => overwriteGetLocale(() => 'fr'));

const here = { name: 'ma position', postalCode: '', latitude: 45.72, longitude: 4.86, radius: 30 };
const area = { lat: 45.72, lng: 4.86, radius: 12 };

it.each([
  [
    'un code postal devient un nom',
    { city: '69003', radius: 20 },
    'Lyon',
    null,
    'à moins de 20\u00A0km de Lyon',
  ],
  ['la position du visiteur est la sienne', area, null, here, 'à moins de 12\u00A0km de vous'],
  ['une zone de la carte n’est pas la sienne', area, null, null, 'dans cette zone'],
  [
    'de toute la France, on sait d’où',
    { city: 'Brest', anywhere: true as const },
    'Brest',
    null,
    'dans toute la France, distances depuis Brest',
  ],
  ['sans lieu, rien', { anywhere: true as const }, null, here, undefined],
  ['sans lieu ni rayon, rien', {}, null, here, undefined],
])('%s', (_, query, found, place, sentence) => {
  expect(describeWhere(query, found, place)?.replaceAll(/\s/g, ' ')).toBe(sentence?.replaceAll(/\s/g, ' '));
});
