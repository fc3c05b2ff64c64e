export function moveRow<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const target = Math.min(rows.length - 1, Math.max(0, to));
  const row = rows[from];
  if (row === undefined) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(target, 0, row);
}
