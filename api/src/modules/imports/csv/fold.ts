/** « Qté_Stock (m²) » becomes "qte stock m2". */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll(/[^a-z0-9λ]+/g, ' ')
    .trim();

const comparedLength = 80;

export const cutForComparison = (text: string): string => text.slice(0, comparedLength);

export function measureSimilarity(one: string, other: string): number {
  const pairs = listPairs(cutForComparison(one));
  const others = listPairs(cutForComparison(other));
  const total = pairs.length + others.length;
  if (total === 0) return 0;
  let common = 0;
  for (const pair of pairs) {
    const at = others.indexOf(pair);
    if (at < 0) continue;
    others.splice(at, 1);
    common++;
  }
  return (2 * common) / total;
}

const listPairs = (text: string) => {
  const padded = ` ${text} `;
  return Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2));
};

export const sortBySimilarity = <Item>(
  items: Item[],
  text: string,
  textOf: (item: Item) => string,
): Item[] => {
  const folded = fold(cutForComparison(text));
  return items
    .map((item) => ({ item, likeness: measureSimilarity(fold(textOf(item)), folded) }))
    .toSorted((one, other) => other.likeness - one.likeness)
    .map(({ item }) => item);
};
