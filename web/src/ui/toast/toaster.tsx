import { clsx } from 'clsx';
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
import { IconButton } from '../icon-button.tsx';
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

const tones: Record<NotificationType, string> = {
  positive: 'text-positive',
  negative: 'text-negative',
  warning: 'text-warning',
  info: 'text-plan',
  secondary: 'text-ink-2',
};

/** A separate React root: it outlives pages, and loads only when there is something to show. */
export function mountToaster() {
  const host = document.createElement('section');
  // The z-index is for browsers without popovers.
  host.className =
    'pointer-events-none fixed inset-0 z-(--z-toasts) size-auto overflow-visible bg-transparent text-ink';
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
  const isKept = notifications.some(({ isPositionKept }) => isPositionKept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast makes the stack higher.
  useLayoutEffect(() => {
    if (!isKept && list.current && coversFocus(list.current)) setIsFlipped(true);
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
      className="group/stack absolute inset-x-4 inset-y-0 my-auto grid h-fit gap-3 data-[position^=bottom]:top-auto data-[position^=bottom]:bottom-[var(--toasts-bottom,4.75rem)] data-[position^=top]:top-19 data-[position^=top]:bottom-auto md:inset-x-6 md:mx-auto md:w-105 md:data-[position$=left]:ml-0 md:data-[position$=right]:mr-0 md:data-[position^=top]:top-20"
      data-position={isFlipped && !isKept ? flip(position) : position}
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
    <li
      data-type={type}
      className={clsx(
        tones[type],
        'pointer-events-auto grid grid-cols-[auto_1fr_auto] items-start gap-3 rounded-2 border border-l-6 border-joint border-l-current bg-raised py-3.5 pr-2 pl-4 shadow-menu transition-[opacity,translate] delay-60 duration-(--t-2) ease-lay starting:-translate-y-2 starting:opacity-0 starting:group-data-[position^=bottom]/stack:translate-y-2',
      )}
      onKeyDown={dismissOnEscape}
    >
      <Icon name={icon} className="mt-0.5" size={20} />
      <div className="text-ink">
        <p className="font-medium wrap-anywhere" lang={lang}>
          {message}
        </p>
        {action && (
          <button
            type="button"
            className="mt-1 min-h-6 font-semibold text-plan underline underline-offset-3 hover:text-plan-hover"
            onClick={runAction}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton label={m.toaster_close()} onClick={onDismiss} className="-my-2.5">
        <Icon name="x" size={18} />
      </IconButton>
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
