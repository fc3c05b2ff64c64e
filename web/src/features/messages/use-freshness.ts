import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { subscribeToLiveEvents } from '../../entities/session/live-events.ts';
import { coalesceCalls } from '../../lib/browser/coalesce-calls.ts';

/** What others write and read shows up by itself; where no stream comes through, at the next look at the page. */
export function useFreshness() {
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
