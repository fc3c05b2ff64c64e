import { useState } from 'react';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import { appendOlderPage, type CursorPage, mergeNewestPage } from './merge-pages.ts';

interface Source<Item> {
  fresh: CursorPage<Item>;
  timeOf: (item: Item) => string;
  load: (cursor: string) => Promise<CursorPage<Item>>;
}

export function useOlderPages<Item extends { id: string }>({ fresh, timeOf, load }: Source<Item>) {
  const [mergedFresh, setMergedFresh] = useState(fresh);
  const [loaded, setLoaded] = useState(fresh);
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (fresh !== mergedFresh) {
    setMergedFresh(fresh);
    setLoaded(mergeNewestPage(fresh, loaded, timeOf));
  }

  async function loadOlder() {
    if (isLoading || loaded.nextCursor === null) return;
    setIsLoading(true);
    setFailure(undefined);
    try {
      const older = await load(loaded.nextCursor);
      setLoaded((current) => appendOlderPage(current, older));
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setIsLoading(false);
    }
  }

  return {
    items: loaded.items,
    older: { hasMore: loaded.nextCursor !== null, isLoading, failure, load: loadOlder },
  };
}

export type Older = ReturnType<typeof useOlderPages>['older'];
