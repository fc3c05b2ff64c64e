import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { DrawnScreen } from '../ui/drawn-screen.tsx';
import type { Route } from './+types/favorites';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.favorites_title(), description: m.favorites_text() });

export default function Favorites() {
  return (
    <DrawnScreen
      title={m.favorites_title()}
      text={m.favorites_text()}
      drawing="shelf"
      action={{ to: pages.materials, label: m.favorites_action() }}
    />
  );
}
