import {
  batch,
  boolean,
  choice,
  colour,
  dimensions,
  finish,
  number,
  shared,
  species,
  text,
  thickness,
} from '../attributes.ts';
import type { RootCategory } from '../types.ts';

export const carrelageSols: RootCategory = {
  slug: 'carrelage-sols',
  name: 'Carrelage et sols',
  nameEn: 'Tiles and floors',
  illustration: 'cartons-de-carrelage',
  attributes: [...shared, dimensions, thickness, colour],
  children: [
    {
      slug: 'gres-cerame',
      name: 'Grès cérame',
      nameEn: 'Porcelain tiles',
      illustration: 'cartons-de-carrelage',
      attributes: [
        batch,
        text('upec', 'Classement UPEC', 'UPEC rating'),
        choice('glissance', 'Glissance', 'Slip rating', ['R9', 'R10', 'R11', 'R12']),
        boolean('rectifie', 'Bords rectifiés', 'Rectified edges'),
      ],
    },
    {
      slug: 'faience',
      name: 'Faïence et mosaïque',
      nameEn: 'Wall tiles and mosaic',
      illustration: 'cartons-de-carrelage',
      attributes: [batch, finish],
    },
    {
      slug: 'terre-cuite-carreaux-ciment',
      name: 'Tomettes et carreaux de ciment',
      nameEn: 'Terracotta and cement tiles',
      illustration: 'tomettes',
      attributes: [number('pieces_m2', 'Pièces au m²', 'Pieces per m²'), finish],
    },
    {
      slug: 'parquets',
      name: 'Parquets massifs et contrecollés',
      nameEn: 'Wood flooring',
      illustration: 'parquet-chene',
      attributes: [
        species,
        finish,
        number('parement', 'Parement', 'Wear layer', 'mm'),
        choice('pose', 'Pose', 'Laying method', ['Clouée', 'Collée', 'Flottante', 'Collée ou flottante']),
      ],
    },
    {
      slug: 'sols-stratifies',
      name: 'Sols stratifiés et vinyles',
      nameEn: 'Laminate and vinyl floors',
      illustration: 'parquet-stratifie',
      attributes: [
        choice('classe_usage', 'Classe d’usage', 'Wear class', [
          'AC3 / 31',
          'AC4 / 32',
          'AC5 / 33',
          '23 / 31',
          '23 / 33',
          '34 / 42',
        ]),
        batch,
      ],
    },
    {
      slug: 'colles-joints',
      name: 'Colles, joints et ragréages',
      nameEn: 'Adhesives and levelling',
      illustration: 'sacs-de-ciment',
      attributes: [
        text('classe', 'Classe', 'Class'),
        number('consommation', 'Consommation', 'Consumption', 'kg/m²'),
        text('peremption', 'À utiliser avant', 'Use before'),
      ],
    },
  ],
};
