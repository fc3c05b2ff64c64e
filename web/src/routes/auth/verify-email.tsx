import { AuthScreen } from '../../features/account/auth/auth-screen.tsx';
import { Verification } from '../../features/account/auth/verification.tsx';
import { noReferrer, pageMeta } from '../../lib/page/page-meta.ts';
import * as m from '../../paraglide/messages.js';
import type { Route } from './+types/verify-email';

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: m.verify_email_title(), description: m.verify_email_text() }),
  noReferrer,
];

export default function VerifyEmail() {
  return (
    <AuthScreen title={m.verify_email_title()}>
      <Verification />
    </AuthScreen>
  );
}
