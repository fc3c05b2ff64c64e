import type { FormValues } from '../form/values.ts';

const parts = {
  categorySlug: ['categorySlug'],
  title: ['title'],
  condition: ['condition'],
  description: ['description'],
  units: ['saleUnit', 'baseUnit', 'content', 'piecesPerM2'],
  price: ['priceHt', 'priceTtc', 'vatRate'],
  stock: ['stock'],
  minOrder: ['minOrder'],
  reference: ['reference'],
  availableUntil: ['availableUntil'],
  place: ['place'],
  delivery: ['pickup', 'delivers', 'delivery', 'availableInDays', 'deliveryInDays'],
  pictures: ['pictures'],
  documents: ['documents'],
} satisfies Record<string, (keyof FormValues)[]>;

export type PartName = keyof typeof parts | `attributes.${string}`;

export interface Difference {
  part: PartName;
  isMineChanged: boolean;
}

export type Side = 'mine' | 'theirs';

interface Versions {
  base: FormValues;
  theirs: FormValues;
  mine: FormValues;
}

/** What the others changed since the base and the form does not say yet. */
export function compareVersions({ base, theirs, mine }: Versions): Difference[] {
  const attributeKeys = new Set([base, theirs, mine].flatMap(({ attributes }) => Object.keys(attributes)));
  const names: PartName[] = [
    ...(Object.keys(parts) as (keyof typeof parts)[]),
    ...Array.from(attributeKeys, (key): PartName => `attributes.${key}`),
  ];
  return names
    .filter((part) => !isSame(theirs, base, part) && !isSame(theirs, mine, part))
    .map((part) => ({ part, isMineChanged: !isSame(mine, base, part) }));
}

export function mergeVersions(
  { theirs, mine }: Pick<Versions, 'theirs' | 'mine'>,
  sides: Partial<Record<PartName, Side>>,
): FormValues {
  const merged = { ...mine, attributes: { ...mine.attributes } };
  for (const [part, side] of Object.entries(sides)) {
    if (side === 'mine') continue;
    const key = attributeOf(part as PartName);
    if (key === undefined) Object.assign(merged, pick(theirs, part as PartName));
    else merged.attributes[key] = theirs.attributes[key] ?? '';
  }
  return merged;
}

export const attributeOf = (part: PartName): string | undefined =>
  part.startsWith('attributes.') ? part.slice('attributes.'.length) : undefined;

function pick(values: FormValues, part: PartName) {
  const key = attributeOf(part);
  if (key !== undefined) return { [key]: values.attributes[key] || '' };
  const names: (keyof FormValues)[] = parts[part as keyof typeof parts];
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

const isSame = (a: FormValues, b: FormValues, part: PartName) =>
  JSON.stringify(pick(a, part), sortKeys) === JSON.stringify(pick(b, part), sortKeys);

/** Rows are named by `key` on screen only; a commune may be placed more exactly than it was. */
const unseen = ['key', 'latitude', 'longitude'];

/** A draft comes back from the database with its keys in another order. */
function sortKeys(name: string, value: unknown) {
  if (unseen.includes(name)) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
