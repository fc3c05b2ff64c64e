import { unprotectCell } from '../../csv.ts';
import type { Database } from '../../db/database.ts';
import { isUuid } from '../../ids.ts';
import { type CategoryTree, getCategories, listPath } from '../categories/service.ts';
import { createCategoryFinder } from './categories.ts';
import {
  type Changes,
  checkKnownLine,
  checkNewLine,
  type Line,
  type LineFaultRow,
  type NewValues,
} from './check-line.ts';
import { isPhotoHeader, readHeaderUnit, recogniseColumns } from './columns.ts';
import { type CsvText, decodeCsv, FileError, readRecords } from './csv/read-csv.ts';
import { type FieldKey, labelOfTarget, nameTarget, type Target } from './fields.ts';
import { createPlaceFinder, readTypedPlace } from './places.ts';
import { type CandidatePlace, lookUpMaterials } from './repository.ts';

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

export interface OpenFile {
  csv: CsvText;
  headers: string[];
  targets: (Target | null)[];
  hasPhotoAddresses: boolean;
  samples: string[];
  batches: AsyncGenerator<Batch>;
}

export interface Source {
  sellerId: string;
  isPrivate: boolean;
  content: Buffer;
  /** As the seller chose them; null to recognise them by their names. */
  targets: (Target | null)[] | null;
}

interface RawLine {
  number: number;
  cells: string[];
}

const batchSize = 250;
const faultsPerLine = 5;
const valueLength = 60;

export async function openFile(db: Database, source: Source): Promise<OpenFile> {
  const csv = decodeCsv(source.content);
  const records = readRecords(csv);
  const first = await records.next();
  if (first.done) throw new FileError('empty_file');
  const headers = first.value.cells.map((cell) => unprotectCell(cell).trim());
  const second = await records.next();
  if (second.done) throw new FileError('no_lines');
  const tree = await getCategories(db);
  const targets = source.targets ?? recogniseColumns(headers, tree);
  return {
    csv,
    headers,
    targets,
    hasPhotoAddresses: headers.some((header, index) => !targets[index] && isPhotoHeader(header)),
    samples: headers.map((_, index) => (second.value.cells[index] ?? '').trim().slice(0, valueLength)),
    batches: checkBatches(db, { ...source, tree, headers, targets }, group(second.value, records)),
  };
}

async function* group(first: RawLine, rest: AsyncGenerator<RawLine>): AsyncGenerator<RawLine[]> {
  let lines = [first];
  for await (const line of rest) {
    lines.push(line);
    if (lines.length < batchSize) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}

interface Context extends Source {
  tree: CategoryTree;
  headers: string[];
  targets: (Target | null)[];
}

async function* checkBatches(
  db: Database,
  context: Context,
  groups: AsyncGenerator<RawLine[]>,
): AsyncGenerator<Batch> {
  const categories = createCategoryFinder(db, context.tree);
  const places = createPlaceFinder(db);
  const linesByMaterial = new Map<string, number>();
  const headerUnit = findHeaderUnit(context);
  for await (const rawLines of groups) {
    const lines = rawLines.map((raw) => ({ ...raw, line: toLine(context, raw.cells, headerUnit) }));
    const lookups = await lookUpMaterials(
      db,
      context.sellerId,
      lines.map(({ line: { cells } }) => ({
        id: isUuid(cells.id ?? '') ? (cells.id ?? null) : null,
        reference: cells.reference ?? '',
      })),
    );
    await categories.prepare(lines.map(({ line }) => line.cells.category ?? ''));
    await places.prepare(
      lines.map(({ line: { cells } }) => readTypedPlace(cells.postalCode ?? '', cells.city ?? '')),
    );
    const batch: Batch = {
      lines: lines.length,
      badLines: 0,
      unchanged: 0,
      created: [],
      changed: [],
      faults: [],
    };
    for (const [index, { number, cells, line }] of lines.entries()) {
      const { key = '', known } = lookups[index] ?? {};
      const faults: LineFaultRow[] = [];
      if (
        cells.length > context.headers.length &&
        cells.slice(context.headers.length).some((cell) => cell.trim())
      )
        faults.push({ field: 'title', code: 'too_many_cells', detail: String(context.headers.length) });
      const names = [...(key === '' ? [] : [`reference ${key}`]), ...(known ? [`id ${known.id}`] : [])];
      const earlier = names.map((name) => linesByMaterial.get(name)).find((line) => line !== undefined);
      if (earlier === undefined) for (const name of names) linesByMaterial.set(name, number);
      else {
        const field = key === '' ? 'id' : 'reference';
        faults.push({ field, code: 'duplicate_reference', detail: String(earlier) });
      }
      if (faults.length === 0) {
        const checked = known
          ? checkKnown(context, line, known)
          : checkNew(context, line, { categories, places });
        if ('faults' in checked) faults.push(...checked.faults);
        else if ('material' in checked) batch.created.push(checked);
        else if (Object.keys(checked.changes).length > 0)
          batch.changed.push({ id: checked.id, ...checked.changes });
        else batch.unchanged++;
      }
      if (faults.length === 0) continue;
      batch.badLines++;
      batch.faults.push(
        ...faults.slice(0, faultsPerLine).map((fault) => locate(context, number, cells, fault)),
      );
    }
    yield batch;
  }
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

function checkKnown(
  context: Context,
  line: Line,
  known: NonNullable<Awaited<ReturnType<typeof lookUpMaterials>>[number]['known']>,
) {
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

interface Finders {
  categories: ReturnType<typeof createCategoryFinder>;
  places: ReturnType<typeof createPlaceFinder>;
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

function locate(
  { headers, targets }: Context,
  line: number,
  cells: string[],
  fault: LineFaultRow,
): StoredFault {
  const index = targets.indexOf(fault.field);
  const value = fault.code === 'too_many_cells' ? (cells[headers.length] ?? '') : (cells[index] ?? '');
  return {
    ...fault,
    line,
    column: headers[index] || nameTarget(fault.field),
    value: value.trim().slice(0, valueLength),
  };
}
