import { printHead, printRow } from '../bench/print-table.ts';

type Columns = Record<string, 'sum' | 'max'>;

export function createFigures<Shape extends Columns>(columns: Shape) {
  const rows = new Map<string, number[]>();
  const names = Object.keys(columns);

  return {
    add(title: string, figures: Partial<Record<keyof Shape, number>>) {
      const row = rows.get(title) ?? names.map(() => 0);
      const combine = (name: string, before: number, now: number) =>
        columns[name] === 'sum' ? before + now : Math.max(before, now);
      rows.set(
        title,
        names.map((name, index) => combine(name, row[index] ?? 0, figures[name] ?? 0)),
      );
    },

    print() {
      printHead(['', ...names]);
      for (const [title, row] of rows) {
        printRow([
          title,
          ...row.map((figure) => (Number.isInteger(figure) ? String(figure) : figure.toFixed(1))),
        ]);
      }
    },
  };
}
