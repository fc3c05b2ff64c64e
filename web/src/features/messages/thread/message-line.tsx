import { findCaution } from '@parpaing/contract/cautions';
import { clsx } from 'clsx';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/text-link.tsx';
import { describeReadTime, formatDayHeading, formatTime } from '../days.ts';
import type { OutgoingMessage } from '../outbox/outbox.ts';
import { CautionNote } from '../text/caution-note.tsx';
import { MessageText } from '../text/message-text.tsx';
import type { ThreadLine } from './thread-lines.ts';

export interface OutgoingActions {
  onRetry: ((message: OutgoingMessage) => void) | undefined;
  onDiscard: (message: OutgoingMessage) => void;
}

interface MessageLineProps extends OutgoingActions {
  line: ThreadLine;
  author: string;
}

export function MessageLine({ line, author, ...actions }: MessageLineProps) {
  const caution = line.isMine ? undefined : findCaution(line.text);
  return (
    <li className="grid">
      {line.startsDay && (
        <p className="mt-4 mb-1 flex items-center gap-4 text-13/6 text-ink-3 before:h-px before:flex-1 before:bg-joint after:h-px after:flex-1 after:bg-joint">
          {formatDayHeading(line.at, new Date())}
        </p>
      )}
      <div
        className={clsx(
          'mt-3 max-w-[min(18.75rem,85%)] min-w-0 rounded-3 border px-3.5 py-2.5 md:max-w-[min(35rem,85%)]',
          line.isMine
            ? 'justify-self-end border-plan-line bg-plan-tint'
            : 'justify-self-start border-joint bg-page',
        )}
      >
        <span className="sr-only">{line.isMine ? m.message_author_me() : author}</span>
        <MessageText text={line.text} />
      </div>
      {caution && <CautionNote caution={caution} />}
      {line.state === 'failed' && line.outgoing ? (
        <Failure outgoing={line.outgoing} {...actions} />
      ) : (
        <p
          className={clsx(
            'mt-1.5 flex min-h-5 items-center gap-1.5 text-13 text-ink-3',
            line.isMine && 'justify-end',
          )}
        >
          <Time at={line.at} />
          {line.isMine && <State line={line} />}
        </p>
      )}
    </li>
  );
}

function Time({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatTime(at)}</time>;
}

function State({ line: { state, at, readAt } }: { line: ThreadLine }) {
  if (state === 'sending') return m.message_sending();
  const icon = state === 'read' ? 'check-check' : 'check';
  return (
    <>
      <Icon name={icon} size={16} className="flex-none text-plan" />
      {state === 'sent' && m.message_sent()}
      {state === 'read' && (readAt ? describeReadTime(readAt, at, new Date()) : m.message_read())}
    </>
  );
}

function Failure({ outgoing, onRetry, onDiscard }: OutgoingActions & { outgoing: OutgoingMessage }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-2 text-13 font-medium text-negative">
      <p className="flex gap-2">
        <Icon name="circle-exclamation-point" size={16} className="mt-0.5 flex-none" />
        {outgoing.failure}
      </p>
      {onRetry && <LinkButton onClick={() => onRetry(outgoing)}>{m.error_retry()}</LinkButton>}
      <LinkButton onClick={() => onDiscard(outgoing)}>{m.message_discard()}</LinkButton>
    </div>
  );
}
