import type { ReactNode, RefObject } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { MessageLine, type OutgoingActions } from './message-line.tsx';
import type { ThreadLine } from './thread-lines.ts';

interface MessageFeedProps extends OutgoingActions {
  feed: RefObject<HTMLElement | null>;
  lines: readonly ThreadLine[];
  author: string;
  onScroll: () => void;
  onGoToNew?: () => void;
  children?: ReactNode;
}

export function MessageFeed({
  feed,
  lines,
  author,
  onScroll,
  onGoToNew,
  children,
  ...actions
}: MessageFeedProps) {
  return (
    <div className="relative grid min-h-0 flex-1">
      <section
        ref={feed}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard.
        tabIndex={0}
        aria-label={m.conversation_messages()}
        onScroll={onScroll}
        className="flex min-h-0 flex-col overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-3"
      >
        <div className="mt-auto p-4 md:px-8 md:py-6">
          {children}
          <ol>
            {lines.map((line) => (
              <MessageLine key={line.key} line={line} author={author} {...actions} />
            ))}
          </ol>
        </div>
      </section>
      {onGoToNew && (
        <Button
          type="button"
          look="secondary"
          onClick={onGoToNew}
          className="absolute bottom-3 justify-self-center shadow-menu"
        >
          <Icon name="arrow-down" size={18} />
          {m.conversation_new_messages()}
        </Button>
      )}
    </div>
  );
}
