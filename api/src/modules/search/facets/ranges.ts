interface CountedNumber {
  number: number;
  count: number;
}

interface Range {
  min: number;
  max: number;
  count: number;
}

const mostRanges = 6;

/** Few numbers are one range each; many are divided into ranges of about as many materials. */
export function listRanges(numbers: CountedNumber[]): Range[] {
  const sorted = numbers.toSorted((one, other) => one.number - other.number);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  const ranges = new Map<number, Range>();
  let before = 0;
  for (const [index, { number, count }] of sorted.entries()) {
    const part = Math.floor(((before + count / 2) / total) * mostRanges);
    const key = sorted.length <= mostRanges ? index : part;
    const range = ranges.get(key);
    ranges.set(key, { min: range?.min ?? number, max: number, count: (range?.count ?? 0) + count });
    before += count;
  }
  return [...ranges.values()];
}
