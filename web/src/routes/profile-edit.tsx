import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { DrawnScreen } from '../ui/drawn-screen.tsx';
import type { Route } from './+types/profile-edit';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.profile_edit_title(), description: m.profile_edit_text() });

export default function ProfileEdit() {
  return (
    <DrawnScreen
      title={m.profile_edit_title()}
      text={m.profile_edit_text()}
      drawing="form"
      action={{ to: pages.profileView, label: m.profile_edit_action() }}
    />
  );
}
