import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { subscribeToLiveEvents } from '../../entities/session/live-events.ts';
import { coalesceCalls } from '../../lib/browser/coalesce-calls.ts';

/** Also when the tab becomes visible, because the stream may have been down. */
export function useRevalidateOnLiveEvents() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = coalesceCalls(async () => {
      if (document.visibilityState === 'visible') await revalidate();
    });
    const stopListening = subscribeToLiveEvents(() => void refresh());
    document.addEventListener('visibilitychange', refresh);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [revalidate]);
}
