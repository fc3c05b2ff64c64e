import { useState } from 'react';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import { addOlder, type Chunk, joinOlder } from './join-older.ts';

interface Source<Item> {
  fresh: Chunk<Item>;
  timeOf: (item: Item) => string;
  load: (cursor: string) => Promise<Chunk<Item>>;
}

/** A list that grows at its older end, and whose newer one the page's loader keeps up to date. */
export function useOlder<Item extends { id: string }>({ fresh, timeOf, load }: Source<Item>) {
  const [joined, setJoined] = useState(fresh);
  const [known, setKnown] = useState(fresh);
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (fresh !== joined) {
    setJoined(fresh);
    setKnown(joinOlder(fresh, known, timeOf));
  }

  async function loadOlder() {
    if (isLoading || known.more === null) return;
    setIsLoading(true);
    setFailure(undefined);
    try {
      const older = await load(known.more);
      setKnown((now) => addOlder(now, older));
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setIsLoading(false);
    }
  }

  return { items: known.items, older: { hasMore: known.more !== null, isLoading, failure, load: loadOlder } };
}

export type Older = ReturnType<typeof useOlder>['older'];
