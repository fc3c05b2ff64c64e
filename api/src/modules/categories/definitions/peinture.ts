import { choice, colour, coverage, number, shared } from '../attributes.ts';
import type { RootCategory } from '../types.ts';

export const peinture: RootCategory = {
  slug: 'peinture',
  name: 'Peinture',
  nameEn: 'Paint',
  illustration: 'pots-de-peinture',
  attributes: [
    ...shared,
    colour,
    number('volume', 'Volume', 'Volume', 'L'),
    coverage,
    choice('aspect', 'Aspect', 'Sheen', ['Mat', 'Velours', 'Satin', 'Brillant', 'Incolore']),
    choice('liant', 'Liant', 'Binder', [
      'Acrylique',
      'Alkyde',
      'Alkyde en émulsion',
      'Chaux',
      'Silicate',
      'Siloxane',
      'Pliolite',
      'Huile',
      'Polyuréthane',
      'Époxy',
    ]),
    choice('emission_cov', 'Émissions dans l’air intérieur', 'Indoor air emissions', ['A+', 'A', 'B', 'C']),
  ],
  children: [
    {
      slug: 'murs-plafonds',
      name: 'Murs et plafonds',
      nameEn: 'Walls and ceilings',
      illustration: 'pots-de-peinture',
    },
    {
      slug: 'sous-couches',
      name: 'Sous-couches et impressions',
      nameEn: 'Primers',
      illustration: 'pots-de-peinture',
    },
    {
      slug: 'peintures-facade',
      name: 'Façade et extérieur',
      nameEn: 'Exterior paint',
      illustration: 'pots-de-peinture',
    },
    {
      slug: 'boiseries-metal',
      name: 'Boiseries et métal',
      nameEn: 'Wood and metal paint',
      illustration: 'pots-de-peinture',
    },
    {
      slug: 'lasures-vernis',
      name: 'Lasures, huiles et vernis',
      nameEn: 'Stains, oils and varnish',
      illustration: 'pots-de-peinture',
    },
    {
      slug: 'enduits-preparation',
      name: 'Enduits de préparation',
      nameEn: 'Fillers',
      illustration: 'seau-de-mortier',
      attributes: [number('consommation', 'Consommation', 'Consumption', 'kg/m²')],
    },
  ],
};
