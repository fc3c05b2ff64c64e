import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { DrawnScreen } from '../ui/drawn-screen.tsx';
import type { Route } from './+types/materials';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.materials_title(), description: m.materials_text() });

export default function Materials() {
  return (
    <DrawnScreen
      title={m.materials_title()}
      text={m.materials_text()}
      drawing="shelf"
      action={{ to: `${pages.home}#categories`, label: m.materials_action() }}
    />
  );
}
