import { useState } from 'react';
import { tryStorage } from '../../lib/browser/storage.ts';
import { useSettings } from '../../lib/page/use-settings.ts';

const streetsKey = 'street-map';

/** The tiles of another server, once the visitor has asked for them; the choice is remembered. */
export function useStreets() {
  const { mapTiles } = useSettings();
  const [isShown, setIsShown] = useState(() => readChoice());
  function toggle() {
    setIsShown(!isShown);
    tryStorage(() =>
      isShown ? localStorage.removeItem(streetsKey) : localStorage.setItem(streetsKey, 'true'),
    );
  }
  return { isOffered: mapTiles !== undefined, tiles: isShown ? mapTiles : undefined, toggle };
}

function readChoice(): boolean {
  if (typeof localStorage === 'undefined') return false;
  return tryStorage(() => localStorage.getItem(streetsKey)) === 'true';
}
