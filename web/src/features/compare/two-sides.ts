import { useState } from 'react';

const sides = ['left', 'right'] as const;

export function useTwoSides<Item extends { id: string }>(items: Item[]) {
  const [chosen, setChosen] = useState<string[]>([]);
  const ids = items.map(({ id }) => id);
  const shown = fillSides(chosen, ids);
  const hidden = items.filter(({ id }) => !shown.includes(id));
  return {
    hidden,
    getSide: (id: string) => sides[shown.indexOf(id)],
    swap: (id: string, other: string) => setChosen(shown.map((each) => (each === id ? other : each))),
    showHidden: () => setChosen(bringIn(shown, ids)),
  };
}

/** What was removed is replaced on its side; the other side stays. */
export function fillSides(chosen: string[], ids: string[]): string[] {
  const others = ids.filter((id) => !chosen.includes(id));
  return sides.flatMap((_, side) => {
    const id = chosen[side];
    return id !== undefined && ids.includes(id) ? id : (others.shift() ?? []);
  });
}

/** One that is hidden takes the right side, two take both. */
export function bringIn(shown: string[], ids: string[]): string[] {
  const hidden = ids.filter((id) => !shown.includes(id));
  return [...shown.slice(0, sides.length - hidden.length), ...hidden];
}
