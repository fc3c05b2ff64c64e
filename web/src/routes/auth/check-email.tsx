import { AuthScreen } from '../../features/account/auth/auth-screen.tsx';
import { MailSent } from '../../features/account/auth/mail-sent.tsx';
import { pageMeta } from '../../lib/page/page-meta.ts';
import * as m from '../../paraglide/messages.js';
import type { Route } from './+types/check-email';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.check_email_title(), description: m.check_email_text() });

export default function CheckEmail() {
  return (
    <AuthScreen title={m.check_email_title()} text={m.check_email_text()}>
      <MailSent />
    </AuthScreen>
  );
}
