import { boolean, choice, dimensions, length, shared, species, text, thickness } from '../attributes.ts';
import type { RootCategory } from '../types.ts';

export const charpenteBois: RootCategory = {
  slug: 'charpente-bois',
  name: 'Charpente et bois',
  nameEn: 'Timber and framing',
  illustration: 'poutres-chene',
  attributes: [
    ...shared,
    species,
    text('section', 'Section', 'Cross-section'),
    length,
    choice('classe_bois', 'Classe de résistance', 'Strength class', [
      'C18',
      'C24',
      'C30',
      'D24',
      'D30',
      'GL24h',
      'Non classé',
    ]),
    choice('classe_emploi', 'Classe d’emploi', 'Use class', ['1', '2', '3a', '3b', '4']),
  ],
  children: [
    {
      slug: 'bois-de-charpente',
      name: 'Bois de charpente',
      nameEn: 'Framing timber',
      illustration: 'poutres-chene',
      attributes: [text('traitement', 'Traitement', 'Treatment')],
    },
    {
      slug: 'bois-ossature',
      name: 'Ossature et tasseaux',
      nameEn: 'Studs and battens',
      illustration: 'poutres-chene',
      attributes: [boolean('seche_rabote', 'Séché et raboté', 'Kiln-dried and planed')],
    },
    {
      slug: 'poutres-anciennes',
      name: 'Poutres anciennes',
      nameEn: 'Reclaimed beams',
      illustration: 'poutres-chene',
      attributes: [boolean('declouee', 'Déclouée', 'De-nailed')],
    },
    {
      slug: 'panneaux-bois',
      name: 'Panneaux OSB et contreplaqué',
      nameEn: 'OSB and plywood',
      illustration: 'panneaux-osb',
      attributes: [
        thickness,
        dimensions,
        choice('type_panneau', 'Type de panneau', 'Board type', [
          'OSB 3',
          'OSB 4',
          'Contreplaqué',
          'Aggloméré hydrofuge',
          'MDF',
          'Trois plis',
        ]),
        boolean('rainure_languette', 'Rainure et languette', 'Tongue and groove'),
      ],
    },
  ],
};
