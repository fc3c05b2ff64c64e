import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** What others write shows up by itself: whenever the page is looked at again. */
export function useFreshness() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    addEventListener('focus', refresh);
    addEventListener('online', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      removeEventListener('focus', refresh);
      removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [revalidate]);
}
