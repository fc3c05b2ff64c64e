import { useRevalidator } from 'react-router';
import { logError } from '../../../lib/browser/log.ts';
import { notify } from '../../../ui/toast/notify.ts';

export function useConfirmSaved() {
  const { revalidate } = useRevalidator();
  return async function confirmSaved(message: string) {
    notify({ message, type: 'positive' });
    // The change is saved even if reloading fails.
    const { reloadUser } = await import('../../../entities/session/log-in.ts');
    await Promise.all([reloadUser(), revalidate()]).catch((error) =>
      logError('reload after a change', error),
    );
  };
}
