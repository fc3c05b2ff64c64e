export interface CursorPage<Item> {
  items: Item[];
  nextCursor: string | null;
}

interface Identified {
  id: string;
}

/**
 * If the fresh page and the loaded items do not overlap, items may be missing in between: only the fresh page
 * is kept.
 */
export function mergeNewestPage<Item extends Identified>(
  fresh: CursorPage<Item>,
  known: CursorPage<Item>,
  timeOf: (item: Item) => string,
): CursorPage<Item> {
  const oldest = fresh.items.at(-1);
  if (!oldest || fresh.nextCursor === null) return fresh;
  const ids = new Set(fresh.items.map(({ id }) => id));
  if (!known.items.some(({ id }) => ids.has(id))) return fresh;
  const older = known.items.filter((item) => !ids.has(item.id) && timeOf(item) <= timeOf(oldest));
  return older.length > 0 ? { items: [...fresh.items, ...older], nextCursor: known.nextCursor } : fresh;
}

export function appendOlderPage<Item extends Identified, Page extends CursorPage<Item>>(
  known: Page,
  older: CursorPage<Item>,
): Page {
  const ids = new Set(known.items.map(({ id }) => id));
  return {
    ...known,
    items: [...known.items, ...older.items.filter(({ id }) => !ids.has(id))],
    nextCursor: older.nextCursor,
  };
}

/** Newest first. An item that is older than the loaded ones belongs to a page that is not loaded. */
export function insertItem<Item extends Identified, Page extends CursorPage<Item>>(
  page: Page,
  item: Item,
  timeOf: (item: Item) => string,
): Page {
  const others = page.items.filter(({ id }) => id !== item.id);
  const newer = others.filter((other) => timeOf(other) > timeOf(item));
  const isBeyondLoaded = newer.length === page.items.length && page.nextCursor !== null;
  if (isBeyondLoaded) return page;
  return { ...page, items: [...newer, item, ...others.slice(newer.length)] };
}
