/** Part of a list that is read from its newest item on; `more` leads to what comes after. */
export interface Chunk<Item> {
  items: Item[];
  more: string | null;
}

interface Identified {
  id: string;
}

/**
 * The newest items, asked anew, before those that were loaded already and are older than all of them. Where the
 * two do not meet, something may be missing in between: the new ones stand alone.
 */
export function joinOlder<Item extends Identified>(
  fresh: Chunk<Item>,
  known: Chunk<Item>,
  timeOf: (item: Item) => string,
): Chunk<Item> {
  const oldest = fresh.items.at(-1);
  if (!oldest || fresh.more === null) return fresh;
  const ids = new Set(fresh.items.map(({ id }) => id));
  if (!known.items.some(({ id }) => ids.has(id))) return fresh;
  const older = known.items.filter((item) => !ids.has(item.id) && timeOf(item) <= timeOf(oldest));
  return older.length > 0 ? { items: [...fresh.items, ...older], more: known.more } : fresh;
}

/** With the next ones; one that moved meanwhile is not shown twice. */
export function addOlder<Item extends Identified>(known: Chunk<Item>, older: Chunk<Item>): Chunk<Item> {
  const ids = new Set(known.items.map(({ id }) => id));
  return { items: [...known.items, ...older.items.filter(({ id }) => !ids.has(id))], more: older.more };
}
