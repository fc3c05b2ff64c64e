import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../../lib/page-meta.ts';
import * as m from '../../paraglide/messages.js';
import { AuthScreen } from '../../ui/auth-screen.tsx';
import type { Route } from './+types/register';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.register_title(), description: m.register_text() });

export default function Register() {
  return (
    <AuthScreen
      title={m.register_title()}
      text={m.register_text()}
      action={{ to: pages.info, label: m.register_action() }}
      otherwise={{ question: m.register_has_account(), to: pages.login, label: m.account_login() }}
    />
  );
}
