import { AuthScreen } from '../../features/auth/auth-screen.tsx';
import { Verification } from '../../features/auth/verification.tsx';
import { noReferrer, pageMeta } from '../../lib/rendering/page-meta.ts';
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
