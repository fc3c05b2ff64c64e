import {
  boolean,
  choice,
  colour,
  diameter,
  dimensions,
  frost,
  length,
  number,
  shared,
  text,
  thickness,
} from '../attributes.ts';
import type { RootCategory } from '../types.ts';

export const couverture: RootCategory = {
  slug: 'couverture',
  name: 'Couverture',
  nameEn: 'Roofing',
  illustration: 'tuiles',
  attributes: [
    ...shared,
    colour,
    dimensions,
    number('pieces_m2', 'Pièces au m²', 'Pieces per m²'),
    number('pente_mini', 'Pente minimale', 'Minimum pitch', '%'),
  ],
  children: [
    {
      slug: 'tuiles-mecaniques',
      name: 'Tuiles mécaniques',
      nameEn: 'Interlocking tiles',
      illustration: 'tuiles',
      attributes: [frost],
    },
    {
      slug: 'tuiles-plates',
      name: 'Tuiles plates',
      nameEn: 'Plain tiles',
      illustration: 'tuiles',
      attributes: [frost],
    },
    {
      slug: 'tuiles-canal',
      name: 'Tuiles canal et romanes',
      nameEn: 'Mission and Roman tiles',
      illustration: 'tuiles-canal',
      attributes: [frost],
    },
    {
      slug: 'ardoises',
      name: 'Ardoises',
      nameEn: 'Slates',
      illustration: 'ardoises',
      attributes: [thickness, choice('type_ardoise', 'Type', 'Type', ['Naturelle', 'Fibres-ciment'])],
    },
    {
      slug: 'ecrans-sous-toiture',
      name: 'Écrans et bardeaux en rouleau',
      nameEn: 'Underlays and roll roofing',
      illustration: 'membrane-epdm',
      attributes: [
        number('grammage', 'Grammage', 'Weight', 'g/m²'),
        boolean('hpv', 'Hautement perméable à la vapeur', 'Vapor-open'),
      ],
    },
    {
      slug: 'gouttieres-descentes',
      name: 'Descentes et gouttières',
      nameEn: 'Gutters and downpipes',
      illustration: 'tubes-pvc',
      attributes: [diameter, length, text('matiere', 'Matière', 'Material')],
    },
    {
      slug: 'plaques-bardeaux',
      name: 'Bacs acier, plaques et bardeaux',
      nameEn: 'Roofing sheets and shingles',
      illustration: 'ardoises',
      attributes: [thickness, text('matiere', 'Matière', 'Material')],
    },
  ],
};
