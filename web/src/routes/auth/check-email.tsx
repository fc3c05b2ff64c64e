import { MailOnItsWay } from '../../features/auth/mail-on-its-way.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import * as m from '../../paraglide/messages.js';
import { AuthScreen } from '../../ui/auth-screen.tsx';
import type { Route } from './+types/check-email';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.check_email_title(), description: m.check_email_text() });

export default function CheckEmail() {
  return (
    <AuthScreen title={m.check_email_title()} text={m.check_email_text()}>
      <MailOnItsWay />
    </AuthScreen>
  );
}
