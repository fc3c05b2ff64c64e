import { french } from '../../lib/french.ts';
import type { AttributeDefinition } from './types.ts';

export const number = (key: string, label: string, labelEn: string, unit?: string): AttributeDefinition => ({
  key,
  label,
  labelEn,
  kind: 'number',
  ...(unit && { unit }),
});

export const text = (key: string, label: string, labelEn: string): AttributeDefinition => ({
  key,
  label,
  labelEn,
  kind: 'text',
});

export const boolean = (key: string, label: string, labelEn: string): AttributeDefinition => ({
  key,
  label,
  labelEn,
  kind: 'boolean',
});

export const choice = (
  key: string,
  label: string,
  labelEn: string,
  choices: string[],
): AttributeDefinition => ({ key, label, labelEn, kind: 'choice', choices: choices.map(french) });

export const shared: AttributeDefinition[] = [
  choice('etat', 'État', 'Wear', ['Comme neuf', 'Très bon état', 'Bon état', 'État d’usage', 'À restaurer']),
  text('origine', 'Origine', 'Origin'),
  text('date_depose', 'Date de dépose', 'Removal date'),
  text('norme', 'Norme ou marquage', 'Standard or marking'),
  text('conditionnement', 'Conditionnement', 'Packaging'),
];

export const dimensions = text('dimensions', 'Dimensions', 'Dimensions');
export const thickness = number('epaisseur', 'Épaisseur', 'Thickness', 'mm');
export const width = number('largeur', 'Largeur', 'Width', 'mm');
export const height = number('hauteur', 'Hauteur', 'Height', 'mm');
export const length = number('longueur', 'Longueur', 'Length', 'm');
export const diameter = number('diametre', 'Diamètre', 'Diameter', 'mm');
export const weight = number('poids', 'Poids unitaire', 'Unit weight', 'kg');
export const colour = text('coloris', 'Coloris', 'Colour');
export const finish = text('finition', 'Finition', 'Finish');
export const lambda = number('lambda', 'Conductivité λ', 'Thermal conductivity λ', 'W/(m·K)');
export const resistance = number('r', 'Résistance thermique R', 'Thermal resistance R', 'm²·K/W');
export const fireClass = choice('euroclasse', 'Réaction au feu', 'Reaction to fire', [
  'A1',
  'A2',
  'B',
  'C',
  'D',
  'E',
  'F',
]);
export const species = choice('essence', 'Essence', 'Wood species', [
  'Épicéa',
  'Sapin',
  'Douglas',
  'Pin sylvestre',
  'Pin maritime',
  'Mélèze',
  'Chêne',
  'Châtaignier',
  'Hêtre',
  'Peuplier',
  'Red cedar',
  'Bois exotique',
]);
export const frost = boolean('non_gelif', 'Non gélif', 'Frost-resistant');
export const batch = text('bain', 'Bain ou nuance', 'Batch or shade');
export const coverage = number('rendement', 'Rendement', 'Coverage', 'm²/L');
export const power = number('puissance', 'Puissance', 'Power', 'W');
