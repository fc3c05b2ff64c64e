import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { DrawnScreen } from '../ui/drawn-screen.tsx';
import type { Route } from './+types/conversation';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.conversation_title(), description: m.conversation_text() });

export default function Conversation() {
  return (
    <DrawnScreen
      title={m.conversation_title()}
      text={m.conversation_text()}
      drawing="conversation"
      action={{ to: pages.messages, label: m.conversation_action() }}
    />
  );
}
