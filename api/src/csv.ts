export type CsvCell = string | number | null;

/** A spreadsheet would run a text that begins like this. */
const formulaStart = /^[=+\-@\t\r]/;

/** For French spreadsheets: semicolons, decimal commas and a byte order mark. */
export function writeCsv(head: string[], rows: CsvCell[][]): string {
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(writeCell).join(';')}\r\n`).join('')}`;
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
