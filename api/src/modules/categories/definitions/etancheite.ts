import {
  diameter,
  dimensions,
  finish,
  height,
  length,
  number,
  shared,
  text,
  thickness,
} from '../attributes.ts';
import type { RootCategory } from '../types.ts';

export const etancheite: RootCategory = {
  slug: 'etancheite',
  name: 'Étanchéité et drainage',
  nameEn: 'Waterproofing and drainage',
  illustration: 'membrane-epdm',
  attributes: [...shared, thickness, dimensions],
  children: [
    {
      slug: 'membranes-epdm',
      name: 'Membranes EPDM et PVC',
      nameEn: 'EPDM and PVC membranes',
      illustration: 'membrane-epdm',
      attributes: [text('pose', 'Mode de pose', 'Laying method')],
    },
    {
      slug: 'membranes-bitumineuses',
      name: 'Membranes bitumineuses',
      nameEn: 'Bitumen membranes',
      illustration: 'membrane-epdm',
      attributes: [text('pose', 'Mode de pose', 'Laying method'), finish],
    },
    {
      slug: 'etancheite-liquide',
      name: 'Étanchéité liquide et cuvelage',
      nameEn: 'Liquid waterproofing',
      illustration: 'seau-de-mortier',
      attributes: [
        number('consommation', 'Consommation', 'Consumption', 'kg/m²'),
        text('peremption', 'À utiliser avant', 'Use before'),
      ],
    },
    {
      slug: 'drainage',
      name: 'Drains et soubassement',
      nameEn: 'Drains and foundations',
      illustration: 'drain',
      attributes: [diameter, length, height],
    },
  ],
};
