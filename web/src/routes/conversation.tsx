import { pages } from '@parpaing/contract/pages';
import { orLast } from '../features/messages/keep-last.ts';
import { loadThread } from '../features/messages/load-thread.ts';
import { nameOther } from '../features/messages/name-other.ts';
import { PaneNotice } from '../features/messages/pane-notice.tsx';
import { Thread } from '../features/messages/thread.tsx';
import { describeError } from '../lib/describe-error.ts';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { ErrorScreen } from '../ui/error-screen.tsx';
import type { Route } from './+types/conversation';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: nameConversation(args), description: m.conversation_text() });

function nameConversation({ loaderData, error }: Pick<Route.MetaArgs, 'loaderData' | 'error'>): string {
  if (error) return isMissing(error) ? m.conversation_missing_title() : describeError(error).message;
  // Until the browser knows who is there.
  if (!loaderData) return m.conversation_title();
  const { other, material } = loaderData.conversation;
  return m.conversation_named({ name: nameOther(other), title: material.title });
}

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return orLast('thread', id, loadThread(id));
}

export default function Conversation({ loaderData }: Route.ComponentProps) {
  return <Thread key={loaderData.conversation.id} loaded={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissing(error)) return <ErrorScreen error={error} />;
  return (
    <PaneNotice
      title={m.conversation_missing_title()}
      text={m.conversation_missing_text()}
      drawing="gap"
      action={{ to: pages.messages, label: m.conversation_action() }}
    />
  );
}

/** Somebody else's is not told from one that does not exist; an id that cannot exist is neither. */
function isMissing(error: unknown): boolean {
  return [400, 404].includes(describeError(error).status);
}
