/** The best of the known values; ties share it. None when they are all alike. */
export function markBest(values: (number | undefined)[], best: 'lowest' | 'highest'): boolean[] {
  const known = values.filter((value) => value !== undefined);
  if (new Set(known).size < 2) return values.map(() => false);
  const winner = best === 'lowest' ? Math.min(...known) : Math.max(...known);
  return values.map((value) => value === winner);
}
