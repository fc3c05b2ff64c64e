/** For spreadsheets set to French: semicolons, and nothing that they would run as a formula. */
export const formatCsvLine = (cells: string[]): string => `${cells.map(formatCell).join(';')}\r\n`;

function formatCell(text: string): string {
  const inert = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
