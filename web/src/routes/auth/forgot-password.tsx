import { pages } from '@parpaing/contract/pages';
import { useSearchParams } from 'react-router';
import { AuthScreen } from '../../features/account/auth/auth-screen.tsx';
import { ForgotPasswordForm } from '../../features/account/auth/forgot-password-form.tsx';
import { withReturnUrl } from '../../features/account/auth/with-return-url.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import * as m from '../../paraglide/messages.js';
import { TextLink } from '../../ui/text-link.tsx';
import type { Route } from './+types/forgot-password';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.forgot_password_title(), description: m.forgot_password_text() });

export default function ForgotPassword() {
  const [params] = useSearchParams();
  return (
    <AuthScreen title={m.forgot_password_title()} text={m.forgot_password_text()}>
      <ForgotPasswordForm />
      <p className="mt-4">
        <TextLink to={withReturnUrl(pages.login, params)} className="inline-flex min-h-11 items-center">
          {m.forgot_password_action()}
        </TextLink>
      </p>
    </AuthScreen>
  );
}
