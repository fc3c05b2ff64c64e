import {
  choice,
  colour,
  diameter,
  dimensions,
  height,
  length,
  number,
  power,
  shared,
  text,
  width,
} from '../attributes.ts';
import type { RootCategory } from '../types.ts';

export const chauffage: RootCategory = {
  slug: 'chauffage',
  name: 'Chauffage',
  nameEn: 'Heating',
  illustration: 'radiateur-acier',
  attributes: [...shared, power, dimensions],
  children: [
    {
      slug: 'radiateurs-acier',
      name: 'Radiateurs à eau en acier',
      nameEn: 'Steel radiators',
      illustration: 'radiateur-acier',
      attributes: [width, height, text('type_panneau', 'Type', 'Type'), colour],
    },
    {
      slug: 'radiateurs-fonte',
      name: 'Radiateurs en fonte',
      nameEn: 'Cast-iron radiators',
      illustration: 'radiateur-fonte',
      attributes: [
        width,
        height,
        number('elements', 'Éléments', 'Sections'),
        text('epreuve', 'Épreuve de pression', 'Pressure test'),
      ],
    },
    {
      slug: 'radiateurs-electriques',
      name: 'Radiateurs électriques',
      nameEn: 'Electric radiators',
      illustration: 'radiateur-acier',
      attributes: [
        width,
        height,
        choice('technologie', 'Technologie', 'Technology', [
          'Inertie sèche',
          'Inertie fluide',
          'Panneau rayonnant',
          'Sèche-serviettes',
          'Convecteur',
        ]),
      ],
    },
    {
      slug: 'chauffe-eau',
      name: 'Chauffe-eau et ballons',
      nameEn: 'Water heaters',
      illustration: 'chauffe-eau',
      attributes: [
        number('volume', 'Volume', 'Volume', 'L'),
        choice('type_chauffe_eau', 'Type', 'Type', [
          'Électrique blindé',
          'Électrique stéatite',
          'Thermodynamique',
          'Ballon tampon',
          'Solaire',
        ]),
        choice('classe_energie', 'Classe énergétique', 'Energy class', ['A+', 'A', 'B', 'C', 'D']),
      ],
    },
    {
      slug: 'plancher-chauffant',
      name: 'Plancher chauffant et distribution',
      nameEn: 'Underfloor heating',
      illustration: 'couronne-per',
      attributes: [diameter, length, text('matiere', 'Matière', 'Material')],
    },
    {
      slug: 'ventilation',
      name: 'Ventilation',
      nameEn: 'Ventilation',
      illustration: 'gaine-icta',
      attributes: [
        number('debit', 'Débit', 'Airflow', 'm³/h'),
        number('bouches', 'Bouches', 'Vents'),
        diameter,
      ],
    },
  ],
};
