import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export const listPane = 'bg-page md:min-h-0 md:overflow-y-auto md:border-r md:border-joint';

interface PanesProps {
  list: ReactNode;
  thread: ReactNode;
  hasThread?: boolean;
}

/** Both from 48rem, each with its own scroll; below, one at a time. `messages.css` knows the two names. */
export function Panes({ list, thread, hasThread = false }: PanesProps) {
  return (
    <div
      className={clsx(
        'conversations mx-auto w-full max-w-360 border-joint md:grid md:h-[max(var(--free-height)-3.75rem,16rem)] md:grid-cols-[clamp(19rem,36%,25rem)_minmax(0,1fr)] lg:h-[max(var(--free-height)-4.5rem,16rem)] min-[90.01rem]:border-x',
        hasThread && 'has-thread',
      )}
    >
      {list}
      <div
        className={clsx(
          'flex min-h-64 min-w-0 flex-col bg-surface max-md:h-(--free-height) md:min-h-0',
          !hasThread && 'max-md:hidden',
        )}
      >
        {thread}
      </div>
    </div>
  );
}
