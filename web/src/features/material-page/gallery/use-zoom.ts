import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';

const zoomHash = '#photos';

/** Open while its hash is in the address, so that Back closes it. */
export function useZoom() {
  const { hash, state } = useLocation();
  const isClosing = useRef(false);
  useEffect(() => {
    if (hash === zoomHash) isClosing.current = false;
  }, [hash]);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const isOpenedHere = Boolean((state as { isZoomOpened?: true } | null)?.isZoomOpened);
  // The calculator writes to the address without telling the router.
  const go = (hash: string, options: { replace?: true; state: unknown }) =>
    void navigate({ search: location.search, hash }, { ...options, preventScrollReset: true });
  function close() {
    // Pressed twice, it goes back once.
    if (isClosing.current) return;
    isClosing.current = true;
    if (isOpenedHere) void navigate(-1);
    else go('', { replace: true, state });
  }
  return {
    isOpen: isHydrated && hash === zoomHash,
    open: () => go(zoomHash, { state: { ...(state as object | null), isZoomOpened: true } }),
    close,
  };
}
