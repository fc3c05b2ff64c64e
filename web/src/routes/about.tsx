import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { DrawnScreen } from '../ui/drawn-screen.tsx';
import type { Route } from './+types/about';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.about_title(), description: m.about_text() });

export default function About() {
  return (
    <DrawnScreen
      title={m.about_title()}
      text={m.about_text()}
      drawing="delivery"
      action={{ to: pages.info, label: m.about_action() }}
    />
  );
}
