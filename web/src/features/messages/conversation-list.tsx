import type { ConversationFilter } from '@parpaing/contract/schemas';
import { Link } from 'react-router';
import { formatNumber } from '../../lib/format.ts';
import * as m from '../../paraglide/messages.js';
import { TextLink } from '../../ui/text-link.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { EmptyList } from './empty-list.tsx';
import { type ListChoice, listAddress } from './list-choice.ts';
import { type LoadedConversations, loadChunk } from './load-conversations.ts';
import { OlderButton } from './older-button.tsx';
import { useOlder } from './use-older.ts';

interface ConversationListProps {
  loaded: LoadedConversations;
  /** The page is about one of them, which has the title. */
  isBeside: boolean;
}

export function ConversationList({ loaded, isBeside }: ConversationListProps) {
  const { choice, conversations, unread } = loaded;
  const { items, older } = useOlder({
    fresh: conversations,
    timeOf: ({ lastMessage }) => lastMessage.createdAt,
    load: (cursor) => loadChunk(choice, cursor),
  });
  const Title = isBeside ? 'h2' : 'h1';
  return (
    <section aria-label={m.messages_list()} className="conversation-list">
      <div className="conversation-list-head">
        <Title className="text-32 leading-9">{m.messages_title()}</Title>
        <FilterLinks choice={choice} unread={unread} />
        {choice.about && <AboutLine title={items[0]?.material.title} />}
      </div>
      {items.length === 0 && <EmptyList choice={choice} />}
      <ul>
        {items.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow conversation={conversation} to={listAddress(choice, conversation.id)} />
          </li>
        ))}
      </ul>
      <OlderButton older={older} label={m.messages_more()} />
    </section>
  );
}

function FilterLinks({ choice, unread }: { choice: ListChoice; unread: number }) {
  const names: Record<ConversationFilter, string> = {
    tous: m.messages_all(),
    non_lus: unread > 0 ? m.messages_unread_count({ count: formatNumber(unread) }) : m.messages_unread(),
    archives: m.messages_archived(),
  };
  return (
    <nav aria-label={m.messages_filters()} className="mt-3.5 flex flex-wrap gap-2">
      {(Object.keys(names) as ConversationFilter[]).map((filter) => (
        <Link
          key={filter}
          to={listAddress({ ...choice, filter })}
          aria-current={filter === choice.filter ? 'true' : undefined}
          className="conversation-filter"
        >
          {names[filter]}
        </Link>
      ))}
    </nav>
  );
}

function AboutLine({ title }: { title: string | undefined }) {
  return (
    <p className="mt-3 text-13 text-ink-2">
      {title && `${m.messages_about({ title })} `}
      <TextLink to={listAddress({ filter: 'tous', about: undefined })}>{m.conversation_action()}</TextLink>
    </p>
  );
}
