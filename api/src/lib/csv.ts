export type CsvCell = string | number | null;

/** A spreadsheet would run these as formulas. Apostrophes count, so that `unprotectCell` restores every text. */
const formula = /^'*[=+\-@\t\r]/;
/** Without it, Excel reads UTF-8 as Windows-1252. */
const byteOrderMark = '\ufeff';

/** For French spreadsheets: semicolons and decimal commas. */
export const writeCsv = (head: string[], rows: CsvCell[][]): string =>
  byteOrderMark + [head, ...rows].map(writeCsvLine).join('');

export const writeCsvLine = (cells: CsvCell[]): string => `${cells.map(writeCell).join(';')}\r\n`;

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = protectCell(cell);
  return /[";,\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const protectCell = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

export const unprotectCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
