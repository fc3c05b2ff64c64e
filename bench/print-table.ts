const firstWidth = 30;
const width = 11;

const printLine = ([first = '', ...others]: string[]) =>
  console.log(`| ${[first.padEnd(firstWidth), ...others.map((cell) => cell.padStart(width))].join(' | ')} |`);

export function printHead(titles: string[]): void {
  printLine(titles);
  printLine(titles.map((_, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(firstWidth))));
}

export const printRow = printLine;
