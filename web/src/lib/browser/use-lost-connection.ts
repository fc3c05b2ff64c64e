import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { canReach } from '../http/reach-server.ts';

/**
 * React Router reloads the document when a page's script cannot be loaded; offline, that shows the browser's
 * error page. The reload is prevented until the server answers. Browsers without the Navigation API (before
 * Firefox 147 and Safari 26.2) do not allow it. Returns the address that could not be reached.
 */
export function useLostConnection(): string | undefined {
  const shown = useLocation();
  const { location: target } = useNavigation();
  const targetRef = useRef(target);
  const [lostKey, setLostKey] = useState<string>();
  const key = useRef(shown.key);
  useEffect(() => {
    targetRef.current = target;
    key.current = shown.key;
  }, [target, shown]);

  useEffect(() => {
    let isReachable = false;
    async function preventReload(event: NavigateEvent) {
      if (event.navigationType !== 'reload' || !event.cancelable || isReachable) return;
      event.preventDefault();
      isReachable = await canReach(location.href);
      if (!isReachable) setLostKey(key.current);
      else if (targetRef.current) location.assign(targetRef.current.pathname + targetRef.current.search);
      else location.reload();
    }
    window.navigation?.addEventListener('navigate', preventReload);
    return () => window.navigation?.removeEventListener('navigate', preventReload);
  }, []);

  if (lostKey !== shown.key) return undefined;
  const { pathname, search } = target ?? shown;
  return pathname + search;
}
