import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { DrawnScreen } from '../ui/drawn-screen.tsx';
import type { Route } from './+types/privacy';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.privacy_title(), description: m.privacy_text() });

export default function Privacy() {
  return (
    <DrawnScreen
      title={m.privacy_title()}
      text={m.privacy_text()}
      drawing="lock"
      action={{ to: pages.contact, label: m.privacy_action() }}
    />
  );
}
