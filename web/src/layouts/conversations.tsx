import { pages } from '@parpaing/contract/pages';
import { clsx } from 'clsx';
import { Outlet, useParams, useSearchParams } from 'react-router';
import { ConversationList } from '../features/messages/conversation-list.tsx';
import { orLast } from '../features/messages/keep-last.ts';
import { listAddress, readListChoice } from '../features/messages/list-choice.ts';
import { loadConversations } from '../features/messages/load-conversations.ts';
import { useFreshness } from '../features/messages/use-freshness.ts';
import * as m from '../paraglide/messages.js';
import { DrawnScreen } from '../ui/drawn-screen.tsx';
import type { Route } from './+types/conversations';
import '../features/messages/messages.css';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const choice = readListChoice(new URL(request.url).searchParams);
  return orLast('conversations', listAddress(choice), loadConversations(choice));
}

/** The list stays while what is beside it changes. */
export default function Conversations({ loaderData }: Route.ComponentProps) {
  useFreshness();
  const { id } = useParams();
  const [params] = useSearchParams();
  const hasThread = id !== undefined || params.has('material');
  if (loaderData.isBlank && !hasThread) {
    return (
      <DrawnScreen
        title={m.messages_title()}
        text={m.messages_empty()}
        drawing="conversation"
        action={{ to: pages.materials, label: m.messages_action() }}
      />
    );
  }
  return (
    <div className={clsx('conversations', hasThread && 'has-thread')}>
      <ConversationList key={listAddress(loaderData.choice)} loaded={loaderData} isBeside={hasThread} />
      <div className="thread">
        <Outlet />
      </div>
    </div>
  );
}
