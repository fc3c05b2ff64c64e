import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { canReach } from '../http/reach-server.ts';

/**
 * React Router reloads the document when the script of a page cannot be had, which without a network ends on
 * the browser's own error page. The reload is held back while the server is asked for; browsers without the
 * Navigation API (before Firefox 147 and Safari 26.2) do not let us.
 * Returns the address that could not be reached, while it matters.
 */
export function useLostConnection(): string | undefined {
  const shown = useLocation();
  const { location: target } = useNavigation();
  const wanted = useRef(target);
  const [lostOn, setLostOn] = useState<string>();
  const key = useRef(shown.key);
  useEffect(() => {
    wanted.current = target;
    key.current = shown.key;
  }, [target, shown]);

  useEffect(() => {
    let isReachable = false;
    async function holdReload(event: NavigateEvent) {
      if (event.navigationType !== 'reload' || !event.cancelable || isReachable) return;
      event.preventDefault();
      isReachable = await canReach(location.href);
      if (!isReachable) setLostOn(key.current);
      // A newer version was put online, whose scripts have other names: its document brings them.
      else if (wanted.current) location.assign(wanted.current.pathname + wanted.current.search);
      else location.reload();
    }
    window.navigation?.addEventListener('navigate', holdReload);
    return () => window.navigation?.removeEventListener('navigate', holdReload);
  }, []);

  // Going back shows a page again.
  if (lostOn !== shown.key) return undefined;
  const { pathname, search } = target ?? shown;
  return pathname + search;
}
