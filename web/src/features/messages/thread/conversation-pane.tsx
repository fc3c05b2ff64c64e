import { pages } from '@parpaing/contract/pages';
import type { Conversation } from '@parpaing/contract/schemas';
import { messagesQuery } from '../../../entities/conversation/conversation-queries.ts';
import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';
import { useUser } from '../../../entities/session/use-user.ts';
import * as m from '../../../paraglide/messages.js';
import { getThreadKey } from '../outbox/thread-key.ts';
import type { Pane } from './load-pane.ts';
import { PaneNotice } from './pane-notice.tsx';
import { Thread } from './thread.tsx';

const emptyPage = { items: [], nextCursor: null };

interface ConversationPaneProps {
  pane: Pane | undefined;
  open: Conversation | undefined;
}

export function ConversationPane({ pane, open }: ConversationPaneProps) {
  const user = useUser();
  switch (pane?.kind) {
    case undefined:
      return <p className="m-auto p-8 text-ink-2">{m.messages_prompt()}</p>;
    case 'thread':
    case 'new':
      // The key does not change when the first message creates the conversation, so the typed text and the
      // scroll stay.
      return <ThreadPane key={`${user?.id} ${getThreadKey(pane.conversation)}`} pane={pane} open={open} />;
    case 'no-conversation':
      return (
        <PaneNotice
          title={m.conversation_missing_title()}
          text={m.conversation_missing_text()}
          action={{ to: pages.messages, label: m.conversation_action() }}
        />
      );
    case 'no-material':
      return (
        <PaneNotice
          title={pane.isGone ? m.material_gone_title() : m.material_unknown_title()}
          text={pane.isGone ? m.contact_material_gone_text() : m.contact_material_unknown_text()}
          action={{ to: pages.materials, label: m.material_action() }}
        />
      );
  }
}

interface ThreadPaneProps {
  pane: Extract<Pane, { kind: 'thread' | 'new' }>;
  open: Conversation | undefined;
}

function ThreadPane({ pane: { kind, conversation }, open }: ThreadPaneProps) {
  const query = { ...messagesQuery(conversation.id ?? ''), enabled: kind === 'thread' };
  const { data: messages } = useMemberQuery(query);
  if (kind === 'new') return <Thread conversation={conversation} messages={emptyPage} />;
  return open && messages && <Thread conversation={open} messages={messages} />;
}
