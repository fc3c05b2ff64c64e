import type { Language } from '@parpaing/contract/languages';
import type { Database } from '../../../db/database.ts';
import { unprotectCell, writeCsv, writeCsvLine } from '../../../lib/csv.ts';
import { describeLineFault } from '../../../sentences/sentences.ts';
import { getCategories } from '../../categories/service.ts';
import { causeHeader, recogniseColumns } from '../columns.ts';
import { decodeCsv, readRecords } from '../csv/read-csv.ts';
import { nameTarget } from '../fields.ts';
import * as imports from '../import-repository.ts';

/** With the cause in a last column; sent again, the columns that the seller had to name are recognised. */
export async function writeBadLines(
  db: Database,
  row: imports.ImportRow,
  language: Language,
): Promise<string> {
  const [content, faults, tree] = await Promise.all([
    imports.readContent(db, row.id),
    imports.readFaults(db, row.id),
    getCategories(db),
  ]);
  const causes = Map.groupBy(faults, ({ line }) => line);
  const rows: string[] = [];
  let kept: number[] = [];
  let width = 0;
  for await (const { cells, number } of readRecords(decodeCsv(content ?? Buffer.alloc(0)))) {
    const texts = cells.map(unprotectCell);
    if (rows.length === 0) {
      const headers = texts.map((header) => header.trim());
      const recognised = recogniseColumns(headers, tree);
      width = headers.length;
      kept = [...headers.keys()].filter((index) => headers[index] !== causeHeader);
      const chosen = (index: number) => row.targets?.[index] ?? recognised[index] ?? null;
      const names = kept.map((index) => {
        const target = chosen(index);
        return target && target !== recognised[index] ? nameTarget(target) : (headers[index] ?? '');
      });
      rows.push(writeCsv([...names, causeHeader], []));
      continue;
    }
    const lineFaults = causes.get(number);
    if (!lineFaults) continue;
    const cause = lineFaults
      .map((fault) => `${fault.column} : ${describeLineFault(fault, language)}`)
      .join(' ');
    rows.push(writeCsvLine([...kept.map((index) => texts[index] ?? ''), cause, ...texts.slice(width)]));
  }
  return rows.join('');
}
