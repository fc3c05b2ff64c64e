import { choice, colour, height, number, shared, species, text, width } from '../attributes.ts';
import type { RootCategory } from '../types.ts';

const frameMaterial = choice('matiere', 'Matière', 'Material', [
  'PVC',
  'Aluminium',
  'Bois',
  'Bois-aluminium',
  'Acier',
  'Bois et verre',
]);
const handing = choice('sens', 'Sens d’ouverture', 'Handing', [
  'Droite poussant',
  'Gauche poussant',
  'Droite tirant',
  'Gauche tirant',
  'Réversible',
]);

export const menuiserie: RootCategory = {
  slug: 'menuiserie',
  name: 'Menuiserie',
  nameEn: 'Joinery',
  illustration: 'fenetre',
  attributes: [...shared, width, height, frameMaterial, colour],
  children: [
    {
      slug: 'fenetres',
      name: 'Fenêtres et portes-fenêtres',
      nameEn: 'Windows',
      illustration: 'fenetre',
      attributes: [
        number('uw', 'Transmission thermique Uw', 'Thermal transmittance Uw', 'W/(m²·K)'),
        number('sw', 'Facteur solaire Sw', 'Solar factor Sw'),
        text('vitrage', 'Vitrage', 'Glazing'),
        number('vantaux', 'Vantaux', 'Leaves'),
      ],
    },
    {
      slug: 'fenetres-de-toit',
      name: 'Fenêtres de toit',
      nameEn: 'Roof windows',
      illustration: 'fenetre-de-toit',
      attributes: [
        number('uw', 'Transmission thermique Uw', 'Thermal transmittance Uw', 'W/(m²·K)'),
        text('vitrage', 'Vitrage', 'Glazing'),
        choice('ouverture', 'Ouverture', 'Opening', ['Rotation', 'Projection', 'Fixe', 'Motorisée']),
      ],
    },
    {
      slug: 'portes-interieures',
      name: 'Portes intérieures',
      nameEn: 'Interior doors',
      illustration: 'porte-interieure',
      attributes: [
        handing,
        choice('ame', 'Âme', 'Core', ['Alvéolaire', 'Tubulaire', 'Pleine', 'Massive']),
        text('cloison', 'Cloison', 'Partition'),
      ],
    },
    {
      slug: 'portes-entree-anciennes',
      name: 'Portes d’entrée et portes anciennes',
      nameEn: 'Front and period doors',
      illustration: 'porte-ancienne',
      attributes: [handing, species, text('epoque', 'Époque', 'Period')],
    },
    {
      slug: 'escaliers',
      name: 'Escaliers',
      nameEn: 'Stairs',
      illustration: 'escalier',
      attributes: [
        species,
        number('marches', 'Marches', 'Treads'),
        number('hauteur_a_monter', 'Hauteur à monter', 'Rise', 'mm'),
      ],
    },
    {
      slug: 'volets',
      name: 'Volets et coffres',
      nameEn: 'Shutters',
      illustration: 'fenetre',
      attributes: [text('lames', 'Lames', 'Slats'), text('manoeuvre', 'Manœuvre', 'Operation')],
    },
  ],
};
