import type { BaseUnit, SaleUnit } from '@parpaing/contract/units';
import { formatNumber, isSingular } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

const symbols = { ml: 'm', m2: 'm²', m3: 'm³', kg: 'kg', t: 't', l: 'L' } as const;

type NamedUnit = Exclude<SaleUnit, keyof typeof symbols>;

const singular: Record<NamedUnit, () => string> = {
  piece: m.unit_piece,
  sac: m.unit_sac,
  rouleau: m.unit_rouleau,
  carton: m.unit_carton,
  paquet: m.unit_paquet,
  palette: m.unit_palette,
  big_bag: m.unit_big_bag,
  plaque: m.unit_plaque,
  panneau: m.unit_panneau,
  couronne: m.unit_couronne,
  pot: m.unit_pot,
  barre: m.unit_barre,
  lot: m.unit_lot,
};

const plural: Record<NamedUnit, () => string> = {
  piece: m.units_piece,
  sac: m.units_sac,
  rouleau: m.units_rouleau,
  carton: m.units_carton,
  paquet: m.units_paquet,
  palette: m.units_palette,
  big_bag: m.units_big_bag,
  plaque: m.units_plaque,
  panneau: m.units_panneau,
  couronne: m.units_couronne,
  pot: m.units_pot,
  barre: m.units_barre,
  lot: m.units_lot,
};

const isSymbol = (unit: SaleUnit): unit is keyof typeof symbols => unit in symbols;

export function getUnitName(unit: SaleUnit | BaseUnit): string {
  return isSymbol(unit) ? symbols[unit] : singular[unit]();
}

/** French is singular below 2, English for 1 only. */
export function formatQuantity(count: number, unit: SaleUnit | BaseUnit): string {
  const name = isSymbol(unit) ? symbols[unit] : (isSingular(count) ? singular : plural)[unit]();
  return `${formatNumber(count)}\u00A0${name}`;
}

export function getPluralUnitName(unit: SaleUnit | BaseUnit): string {
  return isSymbol(unit) ? symbols[unit] : plural[unit]();
}

const perUnit: Record<BaseUnit, () => string> = {
  m2: m.per_m2,
  ml: m.per_ml,
  m3: m.per_m3,
  kg: m.per_kg,
  t: m.per_t,
  l: m.per_l,
  piece: m.per_piece,
};

/** « au m² », « à la tonne ». */
export const namePricePer = (unit: BaseUnit): string => perUnit[unit]();
