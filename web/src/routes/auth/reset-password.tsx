import { AuthScreen } from '../../features/account/auth/auth-screen.tsx';
import { ResetPasswordForm } from '../../features/account/auth/reset-password-form.tsx';
import { useMailToken } from '../../features/account/auth/use-mail-token.ts';
import { getUntranslatedLang } from '../../lib/i18n/locale.ts';
import { noReferrer, pageMeta } from '../../lib/page/page-meta.ts';
import * as m from '../../paraglide/messages.js';
import type { Route } from './+types/reset-password';

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: m.reset_password_title(), description: m.reset_password_text() }),
  noReferrer,
];

export default function ResetPassword() {
  const token = useMailToken();
  return (
    <AuthScreen
      title={m.reset_password_title()}
      titleLang={getUntranslatedLang('reset_password_title')}
      text={token && m.reset_password_text()}
    >
      <ResetPasswordForm token={token} />
    </AuthScreen>
  );
}
