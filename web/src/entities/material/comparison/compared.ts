import { limits } from '@parpaing/contract/limits';
import { useMemo, useSyncExternalStore } from 'react';
import { tryStorage } from '../../../lib/browser/storage.ts';
import { listAddress } from '../../list-query/list-address.ts';
import type { Need } from '../prices/need.ts';

export interface Compared {
  id: string;
  title: string;
}

const comparedKey = 'compared';
const changeEvent = 'compared';

function parseCompared(stored: string | null): Compared[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return [];
    return list
      .filter((item): item is Compared => typeof item?.id === 'string' && typeof item.title === 'string')
      .slice(0, limits.mostCompared);
  } catch {
    return [];
  }
}

function readStored(): string | null {
  return tryStorage(() => sessionStorage.getItem(comparedKey));
}

export function setCompared(list: Compared[]) {
  tryStorage(() => sessionStorage.setItem(comparedKey, JSON.stringify(list)));
  dispatchEvent(new Event(changeEvent));
}

function subscribe(onChange: () => void) {
  addEventListener(changeEvent, onChange);
  return () => removeEventListener(changeEvent, onChange);
}

export function useCompared(): Compared[] {
  const stored = useSyncExternalStore(subscribe, readStored, () => null);
  return useMemo(() => parseCompared(stored), [stored]);
}

export function comparePage(ids: string[], need: Need | undefined): string {
  return listAddress({
    compare: ids,
    ...(need && { quantity: String(need.quantity), quantityUnit: need.unit, waste: String(need.waste) }),
  });
}
