import {
  boolean,
  choice,
  dimensions,
  fireClass,
  lambda,
  number,
  resistance,
  shared,
  text,
  thickness,
} from '../attributes.ts';
import type { RootCategory } from '../types.ts';

export const isolation: RootCategory = {
  slug: 'isolation',
  name: 'Isolation',
  nameEn: 'Insulation',
  illustration: 'laine-de-verre',
  attributes: [
    ...shared,
    thickness,
    lambda,
    resistance,
    dimensions,
    fireClass,
    boolean('acermi', 'Certifié ACERMI', 'ACERMI certified'),
  ],
  children: [
    {
      slug: 'laine-de-verre',
      name: 'Laine de verre',
      nameEn: 'Glass wool',
      illustration: 'laine-de-verre',
      attributes: [boolean('pare_vapeur', 'Pare-vapeur kraft', 'Kraft vapor barrier')],
    },
    {
      slug: 'laine-de-roche',
      name: 'Laine de roche',
      nameEn: 'Stone wool',
      illustration: 'panneaux-laine-de-roche',
      attributes: [number('densite', 'Masse volumique', 'Density', 'kg/m³')],
    },
    {
      slug: 'isolants-biosources',
      name: 'Isolants biosourcés',
      nameEn: 'Bio-based insulation',
      illustration: 'laine-de-bois',
      attributes: [
        choice('matiere_biosourcee', 'Matière', 'Material', [
          'Fibre de bois',
          'Chanvre',
          'Chanvre, lin et coton',
          'Ouate de cellulose',
          'Liège expansé',
          'Coton recyclé',
        ]),
        number('densite', 'Masse volumique', 'Density', 'kg/m³'),
      ],
    },
    {
      slug: 'polystyrene',
      name: 'Polystyrène PSE et XPS',
      nameEn: 'EPS and XPS',
      illustration: 'polystyrene-extrude',
      attributes: [
        choice('type_polystyrene', 'Type', 'Type', ['PSE blanc', 'PSE graphité', 'XPS']),
        text('bords', 'Bords', 'Edges'),
      ],
    },
    {
      slug: 'polyurethane',
      name: 'Polyuréthane',
      nameEn: 'Polyurethane',
      illustration: 'polystyrene-extrude',
      attributes: [text('parement', 'Parement', 'Facing')],
    },
  ],
};
