import { choice, dimensions, number, power, shared, text, weight } from '../attributes.ts';
import type { RootCategory } from '../types.ts';

export const outillage: RootCategory = {
  slug: 'outillage',
  name: 'Outillage et matériel',
  nameEn: 'Tools and equipment',
  illustration: 'perforateur',
  attributes: [...shared, weight],
  children: [
    {
      slug: 'perforateurs',
      name: 'Perforateurs et perceuses',
      nameEn: 'Drills',
      illustration: 'perforateur',
      attributes: [
        power,
        number('tension', 'Tension', 'Voltage', 'V'),
        number('frappe', 'Énergie de frappe', 'Impact energy', 'J'),
        choice('emmanchement', 'Emmanchement', 'Chuck', [
          'SDS-plus',
          'SDS-max',
          'Mandrin 13 mm',
          'Hexagonal',
        ]),
      ],
    },
    {
      slug: 'betonnieres',
      name: 'Bétonnières et malaxeurs',
      nameEn: 'Mixers',
      illustration: 'betonniere',
      attributes: [
        number('volume', 'Volume de cuve', 'Drum volume', 'L'),
        power,
        choice('alimentation', 'Alimentation', 'Power supply', ['230 V', '400 V', 'Essence', 'Diesel']),
      ],
    },
    {
      slug: 'etais-coffrage',
      name: 'Étais et coffrage',
      nameEn: 'Props and formwork',
      illustration: 'etais',
      attributes: [
        text('hauteur_reglable', 'Hauteur réglable', 'Adjustable height'),
        number('charge', 'Charge admissible', 'Permissible load', 'kg'),
        dimensions,
      ],
    },
    {
      slug: 'outils-macon',
      name: 'Outils du maçon',
      nameEn: 'Mason’s tools',
      illustration: 'seau-de-mortier',
      attributes: [number('volume', 'Volume', 'Volume', 'L'), dimensions],
    },
  ],
};
