export type CsvCell = string | number | null;

/** A spreadsheet would run a text that begins like this. */
const formulaStart = /^[=+\-@\t\r]/;

/** For French spreadsheets: semicolons, decimal commas and a byte order mark. */
export const writeCsv = (head: string[], rows: CsvCell[][]): string =>
  `\uFEFF${[head, ...rows].map(writeCsvLine).join('')}`;

export const writeCsvLine = (cells: CsvCell[]): string => `${cells.map(writeCell).join(';')}\r\n`;

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
