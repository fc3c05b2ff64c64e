import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createRoot } from 'react-dom/client';
import * as m from '../../paraglide/messages.js';
import { Announcements, useAnnouncements } from '../announcements.tsx';
import { keepOnTop } from './keep-on-top.ts';
import {
  dismissNotification,
  listNotifications,
  type Notification,
  type NotificationType,
  type Position,
  positions,
  subscribeToNotifications,
} from './notifications.ts';
import { useCountdown } from './use-countdown.ts';
import './toaster.css';

/** More wait their turn. */
const shownAtOnce = 3;

const icons: Record<NotificationType, LucideIcon> = {
  positive: CircleCheck,
  negative: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  secondary: Info,
};

/** A root of its own: pages come and go beneath it, and home does without it until something is said. */
export function mountToaster() {
  const host = document.createElement('section');
  host.className = 'toaster';
  host.ariaLabel = m.toaster_label();
  document.body.append(host);
  createRoot(host).render(<Toaster />);
  const { raise, rest } = keepOnTop(host);
  let count = 0;
  function follow() {
    const before = count;
    count = listNotifications().length;
    if (count > before) raise();
    else if (count === 0) rest();
  }
  subscribeToNotifications(follow);
  follow();
}

function Toaster() {
  const notifications = useSyncExternalStore(subscribeToNotifications, listNotifications);
  const { spoken, announce } = useAnnouncements();
  return (
    <>
      {positions.map((position) => {
        const here = notifications.filter((notification) => notification.position === position);
        return (
          here.length > 0 && (
            <Stack key={position} position={position} notifications={here} announce={announce} />
          )
        );
      })}
      <Announcements spoken={spoken} />
    </>
  );
}

type Announce = ReturnType<typeof useAnnouncements>['announce'];

interface StackProps {
  position: Position;
  notifications: readonly Notification[];
  announce: Announce;
}

function Stack({ position, notifications, announce }: StackProps) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHidden = useSyncExternalStore(followVisibility, () => document.hidden);
  const cameFrom = useRef<Element | null>(null);

  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    setIsFocused(true);
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    setIsFocused(currentTarget.contains(relatedTarget));
  }

  /** A pointer that a toast comes to lie under holds nothing: it must have moved. */
  function hover({ movementX, movementY }: PointerEvent) {
    if (movementX !== 0 || movementY !== 0) setIsHovered(true);
  }

  /** The button that had the focus goes with its toast. */
  function dismiss(id: number) {
    if (isFocused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    setIsFocused(false);
    dismissNotification(id);
  }

  return (
    <ol
      className="toasts"
      data-position={position}
      onPointerMove={hover}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={enter}
      onBlur={leave}
    >
      {notifications.slice(0, shownAtOnce).map((notification) => (
        <Toast
          key={notification.id}
          notification={notification}
          isPaused={isHovered || isFocused || isHidden}
          announce={announce}
          onDismiss={() => dismiss(notification.id)}
        />
      ))}
    </ol>
  );
}

interface ToastProps {
  notification: Notification;
  isPaused: boolean;
  announce: Announce;
  onDismiss: () => void;
}

function Toast({ notification, isPaused, announce, onDismiss }: ToastProps) {
  const { message, type, timeout, times, lang, action } = notification;
  const Icon = icons[type];
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useCountdown({ timeout, times, isPaused, dismiss });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once as it is shown, and each time it comes again.
  useEffect(() => announce({ message, lang, isUrgent: type === 'negative' || type === 'warning' }), [times]);

  function dismissOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onDismiss();
  }

  function act() {
    onDismiss();
    action?.onClick();
  }

  return (
    <li className="toast" data-type={type} onKeyDown={dismissOnEscape}>
      <Icon className="toast-icon" size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p className="toast-message" lang={lang}>
          {message}
        </p>
        {action && (
          <button type="button" className="toast-action" onClick={act}>
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className="toast-close" aria-label={m.toaster_close()} onClick={onDismiss}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </li>
  );
}

function followVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
