import {
  choice,
  colour,
  dimensions,
  finish,
  frost,
  length,
  number,
  shared,
  species,
  text,
  thickness,
} from '../attributes.ts';
import type { RootCategory } from '../types.ts';

export const exterieur: RootCategory = {
  slug: 'exterieur',
  name: 'Extérieur',
  nameEn: 'Outdoor',
  illustration: 'paves',
  attributes: [...shared, dimensions, thickness, colour, frost],
  children: [
    {
      slug: 'paves',
      name: 'Pavés',
      nameEn: 'Pavers',
      illustration: 'paves',
      attributes: [
        number('pieces_m2', 'Pièces au m²', 'Pieces per m²'),
        text('matiere', 'Matière', 'Material'),
      ],
    },
    {
      slug: 'dalles',
      name: 'Dalles et margelles',
      nameEn: 'Slabs and copings',
      illustration: 'paves',
      attributes: [text('matiere', 'Matière', 'Material'), finish],
    },
    {
      slug: 'terrasses',
      name: 'Lames de terrasse',
      nameEn: 'Decking',
      illustration: 'lames-de-terrasse',
      attributes: [
        text('matiere', 'Matière', 'Material'),
        species,
        length,
        choice('classe_emploi', 'Classe d’emploi', 'Use class', ['3a', '3b', '4']),
      ],
    },
    {
      slug: 'bordures-murets',
      name: 'Bordures et murets',
      nameEn: 'Kerbs and low walls',
      illustration: 'pierres-de-taille',
      attributes: [text('matiere', 'Matière', 'Material'), length],
    },
    {
      slug: 'graviers-decoratifs',
      name: 'Graviers décoratifs',
      nameEn: 'Decorative gravel',
      illustration: 'big-bag-gravier',
      attributes: [
        text('granulometrie', 'Granulométrie', 'Grain size'),
        text('nature_roche', 'Roche', 'Rock'),
      ],
    },
    {
      slug: 'recuperation-eau',
      name: 'Récupération d’eau de pluie',
      nameEn: 'Rainwater tanks',
      illustration: 'tubes-pvc',
      attributes: [number('volume', 'Volume', 'Volume', 'L'), text('matiere', 'Matière', 'Material')],
    },
  ],
};
