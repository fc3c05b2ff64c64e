import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import { useMemo, useSyncExternalStore } from 'react';
import { type Need, needParams } from './need.ts';

/** Chosen to be compared, in this tab. */
export interface Compared {
  id: string;
  title: string;
}

const comparedKey = 'compared';
const changeEvent = 'compared';

/** Damaged or foreign JSON counts as nothing chosen. */
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
  try {
    return sessionStorage.getItem(comparedKey);
  } catch {
    return null;
  }
}

export function setCompared(list: Compared[]) {
  try {
    sessionStorage.setItem(comparedKey, JSON.stringify(list));
  } catch {
    // Without storage nothing can be gathered from several pages.
  }
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
  const parts = [
    `compare=${ids.map(encodeURIComponent).join(',')}`,
    `${new URLSearchParams(needParams(need))}`,
  ];
  return `${pages.materials}?${parts.filter(Boolean).join('&')}`;
}
