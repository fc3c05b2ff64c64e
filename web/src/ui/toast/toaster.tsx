import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createRoot } from 'react-dom/client';
import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/icon-names.ts';
import * as m from '../../paraglide/messages.js';
import { Announcements, useAnnouncements } from '../announcements.tsx';
import {
  dismissNotification,
  listNotifications,
  type Notification,
  type NotificationType,
  type Position,
  positions,
  subscribeToNotifications,
} from './notifications.ts';
import { stayInTopLayer } from './stay-in-top-layer.ts';
import { useCountdown } from './use-countdown.ts';

const maxShown = 3;

const icons: Record<NotificationType, IconName> = {
  positive: 'circle-check',
  negative: 'circle-exclamation-point',
  warning: 'triangle-exclamation-point',
  info: 'info',
  secondary: 'info',
};

/** A separate React root: it outlives pages, and loads only when there is something to show. */
export function mountToaster() {
  const host = document.createElement('section');
  host.className = 'toaster';
  host.ariaLabel = m.toaster_label();
  document.body.append(host);
  createRoot(host).render(<Toaster />);
  const { show, hide } = stayInTopLayer(host);
  let count = 0;
  function updateHost() {
    const before = count;
    count = listNotifications().length;
    if (count > before) show();
    else if (count === 0) hide();
  }
  subscribeToNotifications(updateHost);
  updateHost();
}

function Toaster() {
  const notifications = useSyncExternalStore(subscribeToNotifications, listNotifications);
  const { announcements, announce } = useAnnouncements();
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
      <Announcements announcements={announcements} />
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
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  const previousFocus = useRef<Element | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const [isFlipped, setIsFlipped] = useState(false);
  const count = notifications.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast makes the stack higher.
  useLayoutEffect(() => {
    if (list.current && coversFocus(list.current)) setIsFlipped(true);
  }, [count]);

  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    setIsFocused(true);
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) {
      previousFocus.current = relatedTarget;
    }
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    setIsFocused(currentTarget.contains(relatedTarget));
  }

  /** A toast that appears under a still pointer is not hovered. */
  function hover({ movementX, movementY }: PointerEvent) {
    if (movementX !== 0 || movementY !== 0) setIsHovered(true);
  }

  function dismiss(id: number) {
    if (isFocused && previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
    setIsFocused(false);
    dismissNotification(id);
  }

  return (
    <ol
      ref={list}
      className="toasts"
      data-position={isFlipped ? flip(position) : position}
      onPointerMove={hover}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={enter}
      onBlur={leave}
    >
      {notifications.slice(0, maxShown).map((notification) => (
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
  const { message, type, timeout, occurrences, lang, action } = notification;
  const icon = icons[type];
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useCountdown({ timeout, occurrences, isPaused, dismiss });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount and on each repetition.
  useEffect(
    () => announce({ message, lang, isUrgent: type === 'negative' || type === 'warning' }),
    [occurrences],
  );

  function dismissOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onDismiss();
  }

  function runAction() {
    onDismiss();
    action?.onClick();
  }

  return (
    <li className="toast" data-type={type} onKeyDown={dismissOnEscape}>
      <Icon name={icon} className="toast-icon" size={20} />
      <div>
        <p className="toast-message" lang={lang}>
          {message}
        </p>
        {action && (
          <button type="button" className="toast-action" onClick={runAction}>
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className="toast-close" aria-label={m.toaster_close()} onClick={onDismiss}>
        <Icon name="x" size={18} />
      </button>
    </li>
  );
}

function coversFocus(stack: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || stack.contains(focused)) return false;
  const [one, other] = [stack.getBoundingClientRect(), focused.getBoundingClientRect()];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function flip(position: Position): string {
  return position.startsWith('top') ? position.replace('top', 'bottom') : position.replace('bottom', 'top');
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
