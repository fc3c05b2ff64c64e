import type { Database } from '../../db/database.ts';
import { unprotectCell } from '../../lib/csv.ts';
import { getCategories } from '../categories/service.ts';
import { type Batch, createBatchChecker, type RawLine, valueLength } from './check-batch.ts';
import { isPhotoHeader, recogniseColumns } from './columns.ts';
import { type CsvText, decodeCsv, FileError, readRecords } from './csv/read-csv.ts';
import type { Target } from './fields.ts';

export type { Batch } from './check-batch.ts';

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
  targets: (Target | null)[] | null;
}

const batchSize = 250;

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
  const checkBatch = createBatchChecker(db, { ...source, tree, headers, targets });
  return {
    csv,
    headers,
    targets,
    hasPhotoAddresses: headers.some((header, index) => !targets[index] && isPhotoHeader(header)),
    samples: headers.map((_, index) => (second.value.cells[index] ?? '').trim().slice(0, valueLength)),
    batches: checkBatches(group(second.value, records), checkBatch),
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

async function* checkBatches(
  groups: AsyncGenerator<RawLine[]>,
  checkBatch: (lines: RawLine[]) => Promise<Batch>,
): AsyncGenerator<Batch> {
  for await (const lines of groups) yield await checkBatch(lines);
}
