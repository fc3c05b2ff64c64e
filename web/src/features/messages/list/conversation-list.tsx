import type { ConversationFilter, ConversationSummary } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import { useRef } from 'react';
import {
  type ConversationPage,
  conversationListQuery,
  fetchConversations,
  type ListChoice,
} from '../../../entities/conversation/conversation-queries.ts';
import { sortInConversation } from '../../../entities/conversation/sort-in-conversation.ts';
import { useUnreadCount } from '../../../entities/conversation/use-unread-count.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { FilterPill } from '../../../ui/tabs.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { OlderButton } from '../older-button.tsx';
import { listPane } from '../panes.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { DraftRows } from './draft-rows.tsx';
import { EmptyList } from './empty-list.tsx';
import { conversationsAddress } from './list-choice.ts';

interface ConversationListProps {
  choice: ListChoice;
  page: ConversationPage;
  hasOpenPane: boolean;
  open?: ConversationSummary;
}

export function ConversationList({ choice, page, hasOpenPane, open }: ConversationListProps) {
  const list = useRef<HTMLElement>(null);
  const { items: rows } = open ? sortInConversation(page, open, choice, true) : page;
  const Title = hasOpenPane ? 'h2' : 'h1';
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label={m.messages_list()}
      className={clsx(listPane, hasOpenPane && 'max-md:hidden')}
    >
      <div className="p-4 md:pt-6 lg:px-8">
        <Title className="text-32">{m.messages_title()}</Title>
        <FilterLinks choice={choice} />
        {choice.about && <AboutLine title={page.items[0]?.material.title} />}
      </div>
      <DraftRows />
      {rows.length === 0 && <EmptyList choice={choice} hasNoConversations={page.hasNoConversations} />}
      <ul>
        {rows.map((conversation) => (
          <li key={conversation.id} className="border-t border-joint last:border-b">
            <ConversationRow conversation={conversation} to={conversationsAddress(choice, conversation.id)} />
          </li>
        ))}
      </ul>
      <OlderButton
        queryKey={conversationListQuery(choice).queryKey}
        nextCursor={page.nextCursor}
        load={(cursor) => fetchConversations(choice, cursor)}
        label={m.messages_more()}
        list={list}
      />
    </section>
  );
}

function FilterLinks({ choice }: { choice: ListChoice }) {
  const allUnread = useUnreadCount();
  const unread = choice.about ? 0 : allUnread;
  const names: Record<ConversationFilter, string> = {
    tous: m.messages_all(),
    non_lus: unread > 0 ? m.messages_unread_count({ count: formatNumber(unread) }) : m.messages_unread(),
    archives: m.messages_archived(),
  };
  return (
    <nav aria-label={m.messages_filters()} className="mt-3.5 flex flex-wrap gap-2">
      {(Object.keys(names) as ConversationFilter[]).map((filter) => (
        <FilterPill
          key={filter}
          to={conversationsAddress({ ...choice, filter })}
          isCurrent={filter === choice.filter}
          className="md:min-h-9"
        >
          {names[filter]}
        </FilterPill>
      ))}
    </nav>
  );
}

function AboutLine({ title }: { title: string | undefined }) {
  return (
    <div className="mt-3 grid gap-1 text-13 text-ink-2">
      {title && <p>{m.messages_about({ title })}</p>}
      <p>
        <TextLink to={conversationsAddress({ filter: 'tous', about: undefined })}>
          {m.conversation_action()}
        </TextLink>
      </p>
    </div>
  );
}
