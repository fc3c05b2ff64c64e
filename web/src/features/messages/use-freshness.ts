import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onLive } from '../../entities/session/live.ts';
import { oneAtATime } from '../../lib/browser/one-at-a-time.ts';

/** What others write and read shows up by itself; where no stream comes through, at the next look at the page. */
export function useFreshness() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = oneAtATime(async () => {
      if (document.visibilityState === 'visible') await revalidate();
    });
    const stopListening = onLive(() => void refresh());
    document.addEventListener('visibilitychange', refresh);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [revalidate]);
}
