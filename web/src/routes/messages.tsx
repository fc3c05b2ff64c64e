import { pages } from '@parpaing/contract/pages';
import {
  conversationListQuery,
  conversationQuery,
  messageDraftsQuery,
} from '../entities/conversation/conversation-queries.ts';
import { loadQuery } from '../entities/session/calls/query-client.ts';
import { useMemberQuery } from '../entities/session/calls/use-member-query.ts';
import { getOtherName } from '../features/messages/get-other-name.ts';
import { ConversationList } from '../features/messages/list/conversation-list.tsx';
import { conversationsAddress, readListChoice } from '../features/messages/list/list-choice.ts';
import { Panes } from '../features/messages/panes.tsx';
import { ConversationPane } from '../features/messages/thread/conversation-pane.tsx';
import { loadPane, type Pane } from '../features/messages/thread/load-pane.ts';
import { nullOnError } from '../lib/page/optional-data.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { IllustratedScreen } from '../ui/screens/illustrated-screen.tsx';
import type { Route } from './+types/messages';
import '../features/messages/messages.css';

export const meta: Route.MetaFunction = (args) => {
  const { loaderData, params } = args;
  if (loaderData?.pane) return pageMeta(args, describePane(loaderData.pane));
  return pageMeta(args, {
    title: params.id ? m.conversation_title() : m.messages_title(),
    description: params.id ? m.conversation_text() : m.messages_text(),
  });
};

function describePane(pane: Pane) {
  const description = m.conversation_text();
  switch (pane.kind) {
    case 'thread': {
      const { other, material } = pane.conversation;
      return {
        title: m.conversation_named({ name: getOtherName(other), title: material.title }),
        description,
      };
    }
    case 'no-conversation':
      return { title: m.conversation_missing_title(), description };
    case 'new':
      return { title: m.conversation_start({ name: pane.conversation.other.name }), description };
    default:
      return { title: m.messages_title(), description };
  }
}

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  const choice = readListChoice(url.searchParams);
  const [pane] = await Promise.all([
    loadPane(url, id),
    loadQuery(conversationListQuery(choice)),
    nullOnError(loadQuery(messageDraftsQuery())),
  ]);
  return { choice, pane };
}

export default function Messages({ loaderData: { choice, pane } }: Route.ComponentProps) {
  const { data: page } = useMemberQuery(conversationListQuery(choice));
  const { data: drafts = [] } = useMemberQuery(messageDraftsQuery());
  const openId = pane?.kind === 'thread' ? pane.conversation.id : '';
  const { data: open } = useMemberQuery({ ...conversationQuery(openId), enabled: openId !== '' });
  if (!page) return null;
  if (page.hasNoConversations && !pane && drafts.length === 0) {
    return (
      <IllustratedScreen
        title={m.messages_title()}
        text={m.messages_empty()}
        drawing="conversation"
        action={{ to: pages.materials, label: m.messages_action() }}
      />
    );
  }
  return (
    <Panes
      hasThread={pane !== undefined}
      list={
        <ConversationList
          key={conversationsAddress(choice)}
          choice={choice}
          page={page}
          hasOpenPane={pane !== undefined}
          open={open}
        />
      }
      thread={(pane || page.items.length > 0) && <ConversationPane pane={pane} open={open} />}
    />
  );
}
