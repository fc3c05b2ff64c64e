export const positions = [
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'top',
  'bottom',
  'left',
  'right',
  'center',
] as const;
export type Position = (typeof positions)[number];

export const notificationTypes = ['positive', 'negative', 'warning', 'info', 'secondary'] as const;
export type NotificationType = (typeof notificationTypes)[number];

export interface Notification {
  id: number;
  message: string;
  type: NotificationType;
  position: Position;
  isPositionKept: boolean;
  /** In milliseconds; 0 stays until dismissed. */
  timeout: number;
  lang?: string;
  action?: { label: string; onClick: () => void };
  occurrences: number;
}

let notifications: readonly Notification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function listNotifications() {
  return notifications;
}

export function subscribeToNotifications(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addNotification(added: Omit<Notification, 'id' | 'occurrences'>): number {
  const same = notifications.find(
    ({ message, type, position }) =>
      message === added.message && type === added.type && position === added.position,
  );
  const id = same?.id ?? ++lastId;
  const notification = { ...added, id, occurrences: (same?.occurrences ?? 0) + 1 };
  setNotifications(
    same
      ? notifications.map((known) => (known === same ? notification : known))
      : [...notifications, notification],
  );
  return id;
}

export function dismissNotification(id: number) {
  setNotifications(notifications.filter((known) => known.id !== id));
}

function setNotifications(changed: readonly Notification[]) {
  notifications = changed;
  for (const listener of listeners) listener();
}
