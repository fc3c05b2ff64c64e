import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { DrawnScreen } from '../ui/drawn-screen.tsx';
import type { Route } from './+types/terms';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.terms_title(), description: m.terms_text() });

export default function Terms() {
  return (
    <DrawnScreen
      title={m.terms_title()}
      text={m.terms_text()}
      drawing="rules"
      action={{ to: `${pages.info}#regles-de-publication`, label: m.terms_action() }}
    />
  );
}
