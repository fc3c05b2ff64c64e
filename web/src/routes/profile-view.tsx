import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { DrawnScreen } from '../ui/drawn-screen.tsx';
import type { Route } from './+types/profile-view';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.profile_view_title(), description: m.profile_view_text() });

export default function ProfileView() {
  return (
    <DrawnScreen
      title={m.profile_view_title()}
      text={m.profile_view_text()}
      drawing="card"
      action={{ to: pages.profileEdit, label: m.profile_view_action() }}
    />
  );
}
