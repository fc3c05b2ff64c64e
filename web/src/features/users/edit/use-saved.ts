import { useRevalidator } from 'react-router';
import { logError } from '../../../lib/browser/log.ts';
import { notify } from '../../../ui/toast/notify.ts';

/** After a change: it is said, and the page and the stored user learn of it. */
export function useSaved() {
  const { revalidate } = useRevalidator();
  return async function saved(message: string) {
    notify({ message, type: 'positive' });
    // The change is made, whether or not it can be read back at once.
    const { reloadUser } = await import('../../../entities/session/log-in.ts');
    await Promise.all([reloadUser(), revalidate()]).catch((error) =>
      logError('reload after a change', error),
    );
  };
}
