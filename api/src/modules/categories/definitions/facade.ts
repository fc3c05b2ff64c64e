import {
  choice,
  colour,
  dimensions,
  finish,
  fireClass,
  frost,
  lambda,
  number,
  resistance,
  shared,
  species,
  text,
  thickness,
} from '../attributes.ts';
import type { RootCategory } from '../types.ts';

export const facade: RootCategory = {
  slug: 'facade',
  name: 'Façade et enduits',
  nameEn: 'Façade and renders',
  illustration: 'pierres-de-taille',
  attributes: [...shared, colour, thickness],
  children: [
    {
      slug: 'enduits-facade',
      name: 'Enduits de façade',
      nameEn: 'Façade renders',
      illustration: 'sacs-de-ciment',
      attributes: [
        choice('type_enduit', 'Type', 'Type', [
          'Monocouche',
          'Gobetis',
          'Corps d’enduit',
          'Finition à la chaux',
          'Sous-enduit ITE',
        ]),
        number('consommation', 'Consommation', 'Consumption', 'kg/m²'),
        text('peremption', 'À utiliser avant', 'Use before'),
      ],
    },
    {
      slug: 'isolation-exterieure',
      name: 'Isolation par l’extérieur',
      nameEn: 'External insulation',
      illustration: 'polystyrene-extrude',
      attributes: [lambda, resistance, dimensions, fireClass],
    },
    {
      slug: 'bardages',
      name: 'Bardages et clins',
      nameEn: 'Cladding',
      illustration: 'lames-de-terrasse',
      attributes: [species, dimensions, finish],
    },
    {
      slug: 'parements',
      name: 'Pierres et plaquettes de parement',
      nameEn: 'Stone and brick slips',
      illustration: 'pierres-de-taille',
      attributes: [text('matiere', 'Matière', 'Material'), frost, dimensions],
    },
  ],
};
