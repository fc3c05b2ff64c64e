import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { DrawnScreen } from '../ui/drawn-screen.tsx';
import type { Route } from './+types/public-profile';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.public_profile_title(), description: m.public_profile_text() });

export default function PublicProfile() {
  return (
    <DrawnScreen
      title={m.public_profile_title()}
      text={m.public_profile_text()}
      drawing="card"
      action={{ to: pages.materials, label: m.public_profile_action() }}
    />
  );
}
