/** SPEC §5. */
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
  /** In milliseconds; 0 stays until dismissed. */
  timeout: number;
  /** Of the message, where it is not the page's. */
  lang?: string;
  action?: { label: string; onClick: () => void };
  /** Grows when the same notification comes again: it then stays its whole time from there on. */
  times: number;
}

let waiting: readonly Notification[] = [];
let lastId = 0;
const followers = new Set<() => void>();

export function listNotifications() {
  return waiting;
}

export function subscribeToNotifications(follower: () => void) {
  followers.add(follower);
  return () => followers.delete(follower);
}

/** What is already on screen, word for word, is not stacked twice. */
export function addNotification(added: Omit<Notification, 'id' | 'times'>): number {
  const same = waiting.find(
    ({ message, type, position }) =>
      message === added.message && type === added.type && position === added.position,
  );
  const id = same?.id ?? ++lastId;
  const notification = { ...added, id, times: (same?.times ?? 0) + 1 };
  replace(
    same ? waiting.map((known) => (known === same ? notification : known)) : [...waiting, notification],
  );
  return id;
}

export function dismissNotification(id: number) {
  replace(waiting.filter((known) => known.id !== id));
}

function replace(notifications: readonly Notification[]) {
  waiting = notifications;
  for (const follower of followers) follower();
}
