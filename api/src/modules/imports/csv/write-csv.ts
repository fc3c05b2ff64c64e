/** A spreadsheet would run these as formulas. */
const formula = /^'*[=+\-@\t\r]/;

export const protectCell = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

export const unprotectCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

export const writeRow = (cells: string[]): string =>
  `${cells.map((cell) => quote(protectCell(cell))).join(';')}\r\n`;

const quote = (cell: string) => (/[";,\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Without it, Excel reads UTF-8 as Windows-1252. */
export const byteOrderMark = '\ufeff';
