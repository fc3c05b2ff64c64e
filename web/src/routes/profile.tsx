import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { DrawnScreen } from '../ui/drawn-screen.tsx';
import type { Route } from './+types/profile';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.profile_title(), description: m.profile_text() });

export default function Profile() {
  return (
    <DrawnScreen
      title={m.profile_title()}
      text={m.profile_text()}
      drawing="card"
      action={{ to: pages.favorites, label: m.profile_action() }}
    />
  );
}
