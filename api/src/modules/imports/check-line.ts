import { limits } from '@parpaing/contract/limits';
import { isPastDay } from '@parpaing/contract/offer-rules';
import { MaterialInput, type MaterialValues, PublishableMaterialInput } from '@parpaing/contract/schemas';
import { type BaseUnit, baseUnits, type SaleUnit } from '@parpaing/contract/units';
import type { AttributeDefinition } from '../categories/types.ts';
import { type AttributeValue, readAttribute } from './cells/attributes.ts';
import { CellError, type CellFault } from './cells/fault.ts';
import { readCents, readNumber, readPositive, readQuantity, readWhole } from './cells/numbers.ts';
import { readBaseUnit, readSaleUnit, writeUnit } from './cells/units.ts';
import { readBoolean, readCondition, readDate, readStatus, readVat } from './cells/words.ts';
import type { FieldKey } from './fields.ts';
import type { KnownMaterial } from './repository.ts';

export interface LineFaultRow extends CellFault {
  field: FieldKey | `attribute:${string}`;
}

export interface Line {
  cells: Partial<Record<FieldKey, string>>;
  attributes: { label: string; cell: string }[];
  headerUnit: BaseUnit | undefined;
}

export type NewValues = Omit<MaterialValues, 'pictures' | 'documents'>;

export interface Changes {
  title?: string;
  description?: string;
  priceCents?: number;
  stock?: number;
  attributes?: Record<string, AttributeValue>;
}

const maxCents = limits.maxPriceEuros * 100;
const shorterText = 60;

class LineReader {
  readonly faults: LineFaultRow[] = [];
  readonly #line: Line;

  constructor(line: Line) {
    this.#line = line;
  }

  cell(field: FieldKey): string {
    return this.#line.cells[field] ?? '';
  }

  refuse(field: LineFaultRow['field'], fault: CellFault): void {
    this.faults.push({ field, ...fault });
  }

  /** An empty cell is a fault unless there is a `fallback`. */
  read<Value>(field: FieldKey, parse: (cell: string) => Value, fallback?: Value): Value | undefined {
    const cell = this.cell(field);
    if (cell === '') {
      if (fallback === undefined)
        this.refuse(field, { code: this.#isAbsent(field) ? 'column_missing' : 'empty' });
      return fallback;
    }
    return this.attempt(field, () => parse(cell));
  }

  attempt<Value>(field: LineFaultRow['field'], parse: () => Value): Value | undefined {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      this.refuse(field, error.fault);
      return undefined;
    }
  }

  #isAbsent = (field: FieldKey) => this.#line.cells[field] === undefined;
}

const readText = (cell: string) => cell;
const readStock = (cell: string) => {
  if (readNumber(cell) < 0) throw new CellError('negative_stock');
  return readQuantity(cell, limits.maxQuantity);
};
const readPrice = (cell: string, savedCents?: number) => {
  const cents = readCents(cell, maxCents);
  if (cents === 0 && savedCents !== 0) throw new CellError('price_zero');
  return cents;
};
const readFutureDate = (cell: string) => {
  const day = readDate(cell);
  if (isPastDay(day)) throw new CellError('date_past');
  return day;
};
/** No minimum: one, or what is left of what is sold by parts. */
const defaultMinimum = (stock = 0) => (stock > 0 && stock < 1 ? stock : 1);

interface Found {
  categorySlug: string | undefined;
  categoryName: string;
  definitions: AttributeDefinition[];
  place: MaterialValues['place'] | undefined;
  isPrivate: boolean;
  kept?: Record<string, unknown>;
}

export type CheckedLine<Values> = { values: Values } | { faults: LineFaultRow[] };

export function checkNewLine(
  line: Line,
  found: Found,
): CheckedLine<{ material: NewValues; status: 'publie' | 'brouillon' | null }> {
  const reader = new LineReader(line);
  const saleUnit = reader.read('saleUnit', readSaleUnit);
  const stock = reader.read('stock', readStock);
  const status = reader.read<'publie' | 'brouillon' | null>('status', readStatus, null) ?? null;
  const values = {
    reference: reader.read('reference', readText),
    title: reader.read('title', readText),
    description: reader.cell('description'),
    categorySlug: found.categorySlug,
    condition: reader.read('condition', readCondition),
    priceCents: reader.read('price', (cell) => readPrice(cell)),
    vatRate: readRate(reader, found.isPrivate),
    saleUnit,
    ...(saleUnit && readContent(reader, saleUnit, line.headerUnit)),
    stock,
    minOrder: reader.read(
      'minOrder',
      (cell) => readPositive(cell, limits.maxQuantity),
      defaultMinimum(stock),
    ),
    attributes: readAttributes(reader, line, found),
    place: found.place,
    ...readHandover(reader),
    availableUntil: reader.read('availableUntil', readFutureDate, null),
    pictures: [],
    documents: [],
    publish: status !== 'brouillon',
  };
  if (reader.faults.length > 0) return { faults: reader.faults };
  if (!found.categorySlug || !found.place) return { faults: [] };
  const parsed = PublishableMaterialInput.safeParse(values);
  if (!parsed.success) return { faults: parsed.error.issues.map(toFault) };
  const { pictures: _, documents: __, publish: ___, ...material } = parsed.data;
  return { values: { material, status } };
}

function readRate(reader: LineReader, isPrivate: boolean) {
  const rate = reader.read('vat', readVat, isPrivate ? 0 : undefined);
  if (isPrivate && rate) reader.refuse('vat', { code: 'no_vat' });
  return rate;
}

const isBaseUnit = (unit: SaleUnit): unit is BaseUnit => (baseUnits as readonly string[]).includes(unit);

function readContent(reader: LineReader, saleUnit: SaleUnit, headerUnit: BaseUnit | undefined) {
  const readPieces = (cell: string) => readPositive(cell, limits.maxQuantity);
  const piecesPerM2 = reader.read<number | null>('piecesPerM2', readPieces, null);
  if (piecesPerM2) {
    if (saleUnit !== 'piece') reader.refuse('piecesPerM2', { code: 'pieces_not_countable' });
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
  const isMeasured = isBaseUnit(saleUnit) && saleUnit !== 'piece';
  if (content && isMeasured && (content !== 1 || baseUnit !== saleUnit)) {
    reader.refuse('content', { code: 'counted_in_its_unit', detail: writeUnit(saleUnit) });
  }
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

function readHandover(reader: LineReader) {
  const pickup = reader.read('pickup', readBoolean, true);
  const readFee = (cell: string) => readCents(cell, limits.maxDeliveryCents);
  const readKm = (cell: string) => readWhole(cell, limits.maxDeliveryKm);
  const baseCents = reader.read<number | null>('deliveryBase', readFee, null);
  const perKmCents = reader.read<number | null>('deliveryPerKm', readFee, null);
  const freeRadiusKm = reader.read<number | null>('deliveryFreeRadius', readKm, null);
  const maxKm = reader.read<number | null>('deliveryMax', readKm, null);
  if (!maxKm) {
    if ([baseCents, perKmCents, freeRadiusKm].some((given) => given !== null && given !== undefined)) {
      reader.refuse('deliveryMax', { code: 'delivery_without_maximum' });
    } else if (pickup === false) reader.refuse('pickup', { code: 'no_handover' });
    return { pickup, delivery: null };
  }
  if ((freeRadiusKm ?? 0) > maxKm) reader.refuse('deliveryFreeRadius', { code: 'delivery_free_beyond' });
  const terms = {
    baseCents: baseCents ?? 0,
    perKmCents: perKmCents ?? 0,
    freeRadiusKm: freeRadiusKm ?? 0,
    maxKm,
  };
  return { pickup, delivery: terms };
}

function readAttributes(
  reader: LineReader,
  line: Line,
  { definitions, categoryName, categorySlug, kept }: Found,
) {
  const attributes: Record<string, AttributeValue> = {};
  if (!categorySlug) return attributes;
  for (const { label, cell } of line.attributes) {
    if (cell === '') continue;
    const definition = definitions.findLast((each) => each.label === label);
    const field = `attribute:${label}` as const;
    const value = definition && reader.attempt(field, () => readAttribute(definition, cell));
    if (!definition) reader.refuse(field, { code: 'unknown_attribute', detail: categoryName });
    else if (value !== undefined) attributes[definition.key] = value;
  }
  if (Buffer.byteLength(JSON.stringify({ ...kept, ...attributes })) > limits.attributeBytes) {
    const [longest] = line.attributes.toSorted((one, other) => other.cell.length - one.cell.length);
    if (longest)
      reader.refuse(`attribute:${longest.label}`, { code: 'text_too_long', detail: String(shorterText) });
  }
  return attributes;
}

interface Issue {
  code: string;
  path: PropertyKey[];
  minimum?: unknown;
  maximum?: unknown;
}

const fieldOfPath: Record<string, FieldKey> = {
  priceCents: 'price',
  vatRate: 'vat',
  categorySlug: 'category',
  place: 'postalCode',
  delivery: 'deliveryMax',
  attributes: 'description',
};

function toFault({ code, path, ...issue }: Issue): LineFaultRow {
  const name = String(path[0]);
  const field = fieldOfPath[name] ?? (name as FieldKey);
  if (code === 'custom' && field === 'minOrder') return { field, code: 'minimum_above_stock' };
  if (code === 'too_small') return { field, code: 'text_too_short', detail: String(issue.minimum) };
  if (code === 'too_big') return { field, code: 'text_too_long', detail: String(issue.maximum) };
  return { field, code: code === 'invalid_format' ? 'strange_characters' : 'refused' };
}

/** Price, stock, title, description and attributes, where the cell differs from what is known; empty cells change nothing. */
export function checkKnownLine(line: Line, known: KnownMaterial, found: Found): CheckedLine<Changes> {
  const reader = new LineReader(line);
  const read = <Value>(field: FieldKey, parse: (cell: string) => Value) =>
    reader.cell(field) === '' ? undefined : reader.read(field, parse);
  const checkText = (field: 'title' | 'description') =>
    read(field, (cell) => {
      const parsed = MaterialInput.shape[field].safeParse(cell);
      if (parsed.success) return parsed.data;
      const [issue] = parsed.error.issues;
      const { code, detail } = toFault({ ...(issue as Issue), path: [field] });
      throw new CellError(code, detail);
    });
  const attributes = readAttributes(reader, line, found);
  const wanted = {
    title: checkText('title'),
    description: checkText('description'),
    priceCents: read('price', (cell) => readPrice(cell, known.priceCents)),
    stock: read('stock', readStock),
  };
  if (reader.faults.length > 0) return { faults: reader.faults };
  const changes: Changes = {};
  if (wanted.title !== undefined && wanted.title !== known.title) changes.title = wanted.title;
  if (wanted.description !== undefined && wanted.description !== known.description)
    changes.description = wanted.description;
  if (wanted.priceCents !== undefined && wanted.priceCents !== known.priceCents)
    changes.priceCents = wanted.priceCents;
  if (wanted.stock !== undefined && wanted.stock !== known.stock) changes.stock = wanted.stock;
  const changed = Object.entries(attributes).filter(([key, value]) => known.attributes[key] !== value);
  if (changed.length > 0) changes.attributes = Object.fromEntries(changed);
  return { values: changes };
}
