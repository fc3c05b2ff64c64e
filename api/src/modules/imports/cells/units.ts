import { type BaseUnit, baseUnits, type SaleUnit, saleUnits } from '@parpaing/contract/units';
import { cutForComparison, fold, sortBySimilarity } from '../csv/fold.ts';
import { CellError } from './fault.ts';

const names: Record<SaleUnit, string[]> = {
  piece: [
    'pièce',
    'pièces',
    'pce',
    'pces',
    'pc',
    'u',
    'unité',
    'unités',
    'unit',
    'pièce(s)',
    'bloc',
    'blocs',
  ],
  sac: ['sac', 'sacs'],
  rouleau: ['rouleau', 'rouleaux', 'rlx', 'rl'],
  carton: ['carton', 'cartons', 'ctn', 'boîte', 'boîtes'],
  paquet: ['paquet', 'paquets'],
  palette: ['palette', 'palettes', 'pal'],
  big_bag: ['big bag', 'big bags', 'bigbag'],
  plaque: ['plaque', 'plaques'],
  panneau: ['panneau', 'panneaux'],
  couronne: ['couronne', 'couronnes', 'touret', 'tourets'],
  pot: ['pot', 'pots', 'seau', 'seaux', 'bidon', 'bidons'],
  barre: ['barre', 'barres'],
  lot: ['lot', 'lots', 'ensemble'],
  ml: ['ml', 'm', 'mètre', 'mètres', 'mètre linéaire', 'mètres linéaires'],
  m2: ['m²', 'mètre carré', 'mètres carrés'],
  m3: ['m³', 'mètre cube', 'mètres cubes'],
  kg: ['kg', 'kilo', 'kilos', 'kilogramme', 'kilogrammes'],
  t: ['t', 'tonne', 'tonnes'],
  l: ['L', 'litre', 'litres'],
};

const byName = new Map(saleUnits.flatMap((unit) => names[unit].map((name) => [fold(name), unit] as const)));

export const writeUnit = (unit: SaleUnit): string => names[unit][0] ?? unit;

export function readSaleUnit(cell: string): SaleUnit {
  const unit = byName.get(fold(cell));
  if (!unit) throw new CellError('unknown_unit', listLike(cell));
  return unit;
}

export const readBaseUnit = (text: string): BaseUnit | undefined => {
  const unit = byName.get(fold(text));
  return baseUnits.find((base) => base === unit);
};

/** « pqt » has its letters in « paquet », in that order. */
function listLike(cell: string): string {
  const abbreviation = new RegExp([...fold(cutForComparison(cell)).replaceAll(/[^a-z]/g, '')].join('.*'));
  const ranked = sortBySimilarity([...saleUnits], cell, writeUnit)
    .map(writeUnit)
    .filter(({ length }) => length > 2);
  const isShortFor = (name: string) => Number(abbreviation.test(fold(name)));
  const [first, second, third] = ranked.toSorted((one, other) => isShortFor(other) - isShortFor(one));
  return `${first}, ${second} ou ${third}`;
}
