import { choice, colour, diameter, length, number, shared, text } from '../attributes.ts';
import type { RootCategory } from '../types.ts';

export const electricite: RootCategory = {
  slug: 'electricite',
  name: 'Électricité',
  nameEn: 'Electrical',
  illustration: 'tableau-electrique',
  attributes: [...shared],
  children: [
    {
      slug: 'cables',
      name: 'Câbles et fils',
      nameEn: 'Cables and wires',
      illustration: 'couronnes-de-cable',
      attributes: [
        number('section', 'Section', 'Cross-section', 'mm²'),
        number('conducteurs', 'Conducteurs', 'Cores'),
        length,
        text('type_cable', 'Type', 'Type'),
        colour,
      ],
    },
    {
      slug: 'gaines',
      name: 'Gaines ICTA',
      nameEn: 'Conduits',
      illustration: 'gaine-icta',
      attributes: [diameter, length, text('prefilage', 'Préfilage', 'Pre-wired with')],
    },
    {
      slug: 'fourreaux',
      name: 'Fourreaux TPC',
      nameEn: 'Underground ducts',
      illustration: 'gaine-icta',
      attributes: [diameter, length, colour],
    },
    {
      slug: 'tableaux',
      name: 'Tableaux et coffrets',
      nameEn: 'Distribution boards',
      illustration: 'tableau-electrique',
      attributes: [
        number('modules', 'Modules', 'Modules'),
        number('rangees', 'Rangées', 'Rows'),
        text('indice_ip', 'Indice IP', 'IP rating'),
      ],
    },
    {
      slug: 'protections',
      name: 'Disjoncteurs et différentiels',
      nameEn: 'Breakers',
      illustration: 'tableau-electrique',
      attributes: [
        number('intensite', 'Intensité', 'Current', 'A'),
        choice('courbe', 'Courbe ou type', 'Curve or type', ['B', 'C', 'D', 'AC', 'A', 'F']),
        text('poles', 'Pôles', 'Poles'),
      ],
    },
  ],
};
