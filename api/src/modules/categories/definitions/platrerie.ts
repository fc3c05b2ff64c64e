import {
  choice,
  colour,
  dimensions,
  length,
  number,
  resistance,
  shared,
  text,
  thickness,
} from '../attributes.ts';
import type { RootCategory } from '../types.ts';

export const platrerie: RootCategory = {
  slug: 'platrerie',
  name: 'Plâtrerie et cloisons',
  nameEn: 'Plasterboard and partitions',
  illustration: 'plaques-de-platre',
  attributes: [...shared, thickness, dimensions],
  children: [
    {
      slug: 'plaques-de-platre',
      name: 'Plaques de plâtre',
      nameEn: 'Plasterboards',
      illustration: 'plaques-de-platre',
      attributes: [
        choice('type_plaque', 'Type', 'Type', [
          'Standard',
          'Hydrofuge H1',
          'Feu',
          'Phonique',
          'Haute dureté',
          'Cimentaire',
        ]),
        choice('bords', 'Bords', 'Edges', ['Amincis', 'Droits']),
      ],
    },
    {
      slug: 'doublages',
      name: 'Complexes de doublage',
      nameEn: 'Lining boards',
      illustration: 'plaques-de-platre',
      attributes: [
        number('epaisseur_isolant', 'Épaisseur d’isolant', 'Insulation thickness', 'mm'),
        number('lambda', 'Conductivité λ', 'Thermal conductivity λ', 'W/(m·K)'),
        resistance,
      ],
    },
    {
      slug: 'ossatures-metalliques',
      name: 'Rails, montants et fourrures',
      nameEn: 'Metal studs and tracks',
      illustration: 'plaques-de-platre',
      attributes: [
        choice('profil', 'Profil', 'Profile', [
          'Rail R48',
          'Montant M48',
          'Rail R70',
          'Montant M70',
          'Fourrure F47',
          'Cornière',
          'Suspente',
        ]),
        length,
      ],
    },
    {
      slug: 'platres-enduits',
      name: 'Plâtres, colles et enduits',
      nameEn: 'Plasters and jointing',
      illustration: 'sacs-de-ciment',
      attributes: [
        text('temps_prise', 'Temps de prise', 'Setting time'),
        text('peremption', 'À utiliser avant', 'Use before'),
      ],
    },
    {
      slug: 'carreaux-briques-de-verre',
      name: 'Carreaux de plâtre et briques de verre',
      nameEn: 'Plaster and glass blocks',
      illustration: 'briques-de-verre',
      attributes: [number('pieces_m2', 'Pièces au m²', 'Pieces per m²'), colour],
    },
  ],
};
