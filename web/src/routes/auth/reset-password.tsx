import { pages } from '@parpaing/contract/pages';
import { leftoverLang } from '../../lib/i18n.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import * as m from '../../paraglide/messages.js';
import { AuthScreen } from '../../ui/auth-screen.tsx';
import type { Route } from './+types/reset-password';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.reset_password_title(), description: m.reset_password_text() });

export default function ResetPassword() {
  return (
    <AuthScreen
      title={m.reset_password_title()}
      titleLang={leftoverLang('reset_password_title')}
      text={m.reset_password_text()}
      action={{ to: pages.forgotPassword, label: m.reset_password_action() }}
    />
  );
}
