import { logError } from '../../lib/browser/log.ts';
import {
  addNotification,
  dismissNotification,
  type Notification,
  notificationTypes,
  positions,
} from './notifications.ts';

type Options = Pick<Notification, 'message'> &
  Partial<Omit<Notification, 'id' | 'occurrences' | 'isPositionKept'>>;

const defaultTimeout = 5000;

let isToasterRequested = false;

export function notify(options: Options): () => void {
  const {
    message,
    type = 'info',
    position = 'bottom-right',
    timeout = defaultTimeout,
    lang,
    action,
  } = options;
  if (!positions.includes(position)) throw new RangeError(`no such position: ${position}`);
  if (!notificationTypes.includes(type)) throw new RangeError(`no such type: ${type}`);
  if (!Number.isFinite(timeout) || timeout < 0) throw new RangeError(`not a timeout: ${timeout}`);
  const id = addNotification({
    message,
    type,
    position,
    isPositionKept: options.position !== undefined,
    timeout,
    lang,
    action,
  });
  if (!isToasterRequested && globalThis.document?.body) void loadToaster();
  return () => dismissNotification(id);
}

async function loadToaster() {
  isToasterRequested = true;
  try {
    const { mountToaster } = await import('./toaster.tsx');
    mountToaster();
  } catch (error) {
    isToasterRequested = false;
    logError('toaster', error);
  }
}
