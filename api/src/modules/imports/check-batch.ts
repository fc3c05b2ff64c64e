import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { unprotectCell } from '../../lib/csv.ts';
import { isUuid } from '../../lib/ids.ts';
import { type CategoryTree, listPath } from '../categories/service.ts';
import { createCategoryFinder } from './categories.ts';
import { readHeaderUnit } from './columns.ts';
import { type FieldKey, labelOfTarget, nameTarget, type Target } from './fields.ts';
import { type Changes, checkKnownLine } from './lines/known-line.ts';
import type { Line, LineFaultRow } from './lines/line-reader.ts';
import { checkNewLine, type NewValues } from './lines/new-line.ts';
import { createPlaceFinder, readTypedPlace } from './places.ts';
import { type CandidatePlace, type KnownMaterial, type Lookup, lookUpMaterials } from './repository.ts';

export interface StoredFault extends LineFaultRow {
  line: number;
  column: string;
  value: string;
}

interface NewMaterial {
  material: NewValues;
  commune: CandidatePlace;
  status: 'publie' | 'brouillon' | null;
}

interface KnownChange extends Changes {
  id: string;
}

export interface Batch {
  lines: number;
  badLines: number;
  unchanged: number;
  created: NewMaterial[];
  changed: KnownChange[];
  faults: StoredFault[];
}

export interface RawLine {
  number: number;
  cells: string[];
}

export interface Context {
  sellerId: string;
  isPrivate: boolean;
  tree: CategoryTree;
  headers: string[];
  targets: (Target | null)[];
}

interface Finders {
  categories: ReturnType<typeof createCategoryFinder>;
  places: ReturnType<typeof createPlaceFinder>;
}

interface ReadLine extends RawLine {
  line: Line;
}

export const valueLength = 60;
const faultsPerLine = 5;
/** Checking 250 lines takes 50 ms: other requests are served between two slices. */
const linesAtOnce = 20;

/** Keeps what earlier batches of the file taught: words and places that were looked up, references that were used. */
export function createBatchChecker(db: Database, context: Context): (rawLines: RawLine[]) => Promise<Batch> {
  const finders = { categories: createCategoryFinder(db, context.tree), places: createPlaceFinder(db) };
  const linesByMaterial = new Map<string, number>();
  const headerUnit = findHeaderUnit(context);

  function check(read: ReadLine, { key = '', known }: Partial<Lookup>) {
    const faults = [
      ...findExtraCells(context, read.cells),
      ...findDuplicate(linesByMaterial, read.number, { key, known }),
    ];
    if (faults.length > 0) return { faults };
    return known ? checkKnown(context, read.line, known) : checkNew(context, read.line, finders);
  }

  return async (rawLines) => {
    const lines = rawLines.map((raw) => ({ ...raw, line: toLine(context, raw.cells, headerUnit) }));
    const lookups = await lookUp(db, context, finders, lines);
    const batch: Batch = {
      lines: lines.length,
      badLines: 0,
      unchanged: 0,
      created: [],
      changed: [],
      faults: [],
    };
    for (const [index, read] of lines.entries()) {
      if (index % linesAtOnce === 0) await setImmediate();
      const checked = check(read, lookups[index] ?? {});
      if ('material' in checked) batch.created.push(checked);
      else if ('changes' in checked) addChanges(batch, checked.id, checked.changes);
      else {
        batch.badLines++;
        for (const fault of checked.faults.slice(0, faultsPerLine))
          batch.faults.push(locate(context, read, fault));
      }
    }
    return batch;
  };
}

async function lookUp(
  db: Database,
  { sellerId }: Context,
  { categories, places }: Finders,
  lines: ReadLine[],
): Promise<Lookup[]> {
  const cellsOf = lines.map(({ line }) => line.cells);
  await categories.prepare(cellsOf.map(({ category = '' }) => category));
  await places.prepare(cellsOf.map(({ postalCode = '', city = '' }) => readTypedPlace(postalCode, city)));
  return lookUpMaterials(
    db,
    sellerId,
    cellsOf.map(({ id = '', reference = '' }) => ({ id: isUuid(id) ? id : null, reference })),
  );
}

function findExtraCells({ headers }: Context, cells: string[]): LineFaultRow[] {
  const isEmpty = cells.slice(headers.length).every((cell) => !cell.trim());
  return isEmpty ? [] : [{ field: 'title', code: 'too_many_cells', detail: String(headers.length) }];
}

function findDuplicate(
  linesByMaterial: Map<string, number>,
  number: number,
  { key, known }: Lookup,
): LineFaultRow[] {
  const names = [...(key === '' ? [] : [`reference ${key}`]), ...(known ? [`id ${known.id}`] : [])];
  const earlier = names.map((name) => linesByMaterial.get(name)).find((line) => line !== undefined);
  if (earlier !== undefined)
    return [{ field: key === '' ? 'id' : 'reference', code: 'duplicate_reference', detail: String(earlier) }];
  for (const name of names) linesByMaterial.set(name, number);
  return [];
}

function addChanges(batch: Batch, id: string, changes: Changes) {
  if (Object.keys(changes).length > 0) batch.changed.push({ id, ...changes });
  else batch.unchanged++;
}

const findHeaderUnit = ({ headers, targets }: Context) => {
  const header = headers[targets.indexOf('content')];
  return header === undefined ? undefined : readHeaderUnit(header);
};

function toLine({ targets }: Context, raw: string[], headerUnit: Line['headerUnit']): Line {
  const line: Line = { cells: {}, attributes: [], headerUnit };
  for (const [index, target] of targets.entries()) {
    if (!target) continue;
    const cell = unprotectCell(raw[index] ?? '').trim();
    const label = labelOfTarget(target);
    if (label === undefined) line.cells[target as FieldKey] = cell;
    else line.attributes.push({ label, cell });
  }
  return line;
}

const describeCategory = ({ tree }: Context, slug: string | undefined) => {
  const path = slug === undefined ? [] : listPath(tree, slug);
  return {
    categorySlug: slug,
    categoryName: path.at(-1)?.nameFr ?? '',
    definitions: path.flatMap(({ attributes }) => attributes),
  };
};

function checkKnown(context: Context, line: Line, known: KnownMaterial) {
  const { isPrivate } = context;
  const found = {
    ...describeCategory(context, known.categorySlug),
    place: undefined,
    isPrivate,
    kept: known.attributes,
  };
  const checked = checkKnownLine(line, known, found);
  return 'faults' in checked ? checked : { id: known.id, changes: checked.values };
}

function checkNew(context: Context, line: Line, finders: Finders): NewMaterial | { faults: LineFaultRow[] } {
  const { cells } = line;
  const faults: LineFaultRow[] = [];
  const category = cells.category ? finders.categories.find(cells.category) : undefined;
  if (!category)
    faults.push({ field: 'category', code: cells.category === undefined ? 'column_missing' : 'empty' });
  else if ('fault' in category) faults.push({ field: 'category', ...category.fault });
  const typed = readTypedPlace(cells.postalCode ?? '', cells.city ?? '');
  const isPlaceGiven = typed.postalCode !== '' || typed.city !== '';
  const place = isPlaceGiven ? finders.places.find(typed) : undefined;
  const placeField = cells.postalCode === undefined && cells.city !== undefined ? 'city' : 'postalCode';
  if (!place) faults.push({ field: placeField, code: 'place_missing' });
  else if ('fault' in place)
    faults.push({ field: place.isCode || cells.city === undefined ? placeField : 'city', ...place.fault });
  const slug = category && 'slug' in category ? category.slug : undefined;
  const commune = place && 'commune' in place ? place.commune : undefined;
  const checked = checkNewLine(line, {
    ...describeCategory(context, slug),
    place: commune && { code: commune.code, postalCode: commune.postalCode },
    isPrivate: context.isPrivate,
  });
  if ('faults' in checked) return { faults: [...faults, ...checked.faults] };
  return commune && faults.length === 0 ? { ...checked.values, commune } : { faults };
}

function locate({ headers, targets }: Context, { number, cells }: RawLine, fault: LineFaultRow): StoredFault {
  const index = targets.indexOf(fault.field);
  const value = fault.code === 'too_many_cells' ? (cells[headers.length] ?? '') : (cells[index] ?? '');
  const column = headers[index] || nameTarget(fault.field);
  return { ...fault, line: number, column, value: value.trim().slice(0, valueLength) };
}
