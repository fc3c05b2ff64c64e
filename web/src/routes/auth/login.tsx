import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../../lib/page-meta.ts';
import * as m from '../../paraglide/messages.js';
import { AuthScreen } from '../../ui/auth-screen.tsx';
import type { Route } from './+types/login';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.login_title(), description: m.login_text() });

export default function Login() {
  return (
    <AuthScreen
      title={m.login_title()}
      text={m.login_text()}
      action={{ to: pages.home, label: m.login_action() }}
      otherwise={{ question: m.login_no_account(), to: pages.register, label: m.account_register() }}
    />
  );
}
