import type { ConversationSummary } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import { NavLink } from 'react-router';
import { UnreadBadge } from '../../../entities/conversation/unread-badge.tsx';
import { MaterialPhoto } from '../../../entities/material/photo/material-photo.tsx';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { formatAge } from '../days.ts';
import { getOtherName } from '../get-other-name.ts';

const row =
  'relative grid grid-cols-[3.5rem_minmax(0,1fr)] gap-3.5 px-4 py-3.5 focus-visible:-outline-offset-3 lg:pr-5 lg:pl-8';
const openRow = 'bg-surface before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-brick';

interface ConversationRowProps {
  conversation: ConversationSummary;
  to: string;
}

export function ConversationRow({ conversation, to }: ConversationRowProps) {
  const { material, other, lastMessage, unreadCount } = conversation;
  const { text, isMine, createdAt } = lastMessage;
  return (
    <NavLink
      to={to}
      className={({ isActive, isPending }) =>
        clsx(row, isActive ? openRow : isPending ? 'bg-sunken' : 'hover:bg-sunken')
      }
    >
      <div className="grid size-14 overflow-hidden rounded-1 *:aspect-auto">
        <MaterialPhoto picture={withoutAlt(material.picture)} sizes="75px" isFirst={false} />
      </div>
      <div className="min-w-0">
        <div className="flex justify-between gap-2">
          <span className="truncate font-semibold">{getOtherName(other)}</span>
          <time dateTime={createdAt} className="flex-none text-13 text-ink-3">
            {formatAge(new Date(createdAt), new Date())}
          </time>
        </div>
        <p className="truncate text-13 text-ink-2">{material.title}</p>
        <div className="flex items-center justify-between gap-2">
          <p className={clsx('truncate', unreadCount > 0 ? 'font-semibold' : 'text-ink-2')}>
            {isMine ? m.message_mine({ text }) : text}
          </p>
          {unreadCount > 0 && <UnreadCount count={unreadCount} />}
        </div>
      </div>
    </NavLink>
  );
}

function UnreadCount({ count }: { count: number }) {
  const words = { count: formatNumber(count) };
  return (
    <>
      <UnreadBadge count={count} className="flex-none" />
      <span className="sr-only">
        {count === 1 ? m.conversation_unread_one(words) : m.conversation_unread(words)}
      </span>
    </>
  );
}

function withoutAlt(picture: ConversationSummary['material']['picture']) {
  return picture && { ...picture, alt: '' };
}
