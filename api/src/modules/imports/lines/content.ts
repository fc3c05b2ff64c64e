import { limits } from '@parpaing/contract/limits';
import { type BaseUnit, baseUnits, type SaleUnit } from '@parpaing/contract/units';
import { CellError } from '../cells/fault.ts';
import { readPositive } from '../cells/numbers.ts';
import { readBaseUnit, writeUnit } from '../cells/units.ts';
import type { LineReader } from './line-reader.ts';

const isBaseUnit = (unit: SaleUnit): unit is BaseUnit => (baseUnits as readonly string[]).includes(unit);

export function readContent(reader: LineReader, saleUnit: SaleUnit, headerUnit: BaseUnit | undefined) {
  const readPieces = (cell: string) => readPositive(cell, limits.maxQuantity);
  const piecesPerM2 = reader.read<number | null>('piecesPerM2', readPieces, null);
  if (piecesPerM2) {
    return { piecesPerM2, baseUnit: 'm2' as const, content: 1 };
  }
  const { number, unit } = splitUnit(reader.cell('content'));
  if (number === '' && isBaseUnit(saleUnit)) return { piecesPerM2, baseUnit: saleUnit, content: 1 };
  const content = reader.read('content', () => readPositive(number, limits.maxQuantity));
  const baseUnit =
    reader.read(
      'baseUnit',
      requireBaseUnit,
      unit ?? headerUnit ?? (isBaseUnit(saleUnit) ? saleUnit : null),
    ) ?? undefined;
  if (content && !baseUnit) reader.refuse('content', { code: 'content_without_unit' });
  return { piecesPerM2, baseUnit, content };
}

function requireBaseUnit(cell: string): BaseUnit | null {
  const unit = readBaseUnit(cell);
  if (!unit) throw new CellError('unknown_unit', baseUnits.map(writeUnit).join(', '));
  return unit;
}

function splitUnit(cell: string): { number: string; unit: BaseUnit | null } {
  const [, number, name] = /^([\d\s.,\u00a0\u202f]+)\s*([^\d\s].*)$/.exec(cell) ?? [];
  const unit = name ? (readBaseUnit(name) ?? null) : null;
  return unit && number ? { number: number.trim(), unit } : { number: cell, unit: null };
}
