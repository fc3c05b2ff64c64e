import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../../lib/page-meta.ts';
import * as m from '../../paraglide/messages.js';
import { AuthScreen } from '../../ui/auth-screen.tsx';
import type { Route } from './+types/forgot-password';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.forgot_password_title(), description: m.forgot_password_text() });

export default function ForgotPassword() {
  return (
    <AuthScreen
      title={m.forgot_password_title()}
      text={m.forgot_password_text()}
      action={{ to: pages.login, label: m.forgot_password_action() }}
    />
  );
}
