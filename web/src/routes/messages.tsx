import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { DrawnScreen } from '../ui/drawn-screen.tsx';
import type { Route } from './+types/messages';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.messages_title(), description: m.messages_text() });

export default function Messages() {
  return (
    <DrawnScreen
      title={m.messages_title()}
      text={m.messages_text()}
      drawing="conversation"
      action={{ to: pages.materials, label: m.messages_action() }}
    />
  );
}
