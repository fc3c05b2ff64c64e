import { pages } from '@parpaing/contract/pages';
import { useSearchParams } from 'react-router';
import { AuthScreen } from '../../features/auth/auth-screen.tsx';
import { RegisterForm } from '../../features/auth/register-form.tsx';
import { withReturnUrl } from '../../features/auth/with-return-url.ts';
import { pageMeta } from '../../lib/rendering/page-meta.ts';
import * as m from '../../paraglide/messages.js';
import type { Route } from './+types/register';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.register_title(), description: m.register_text() });

export default function Register() {
  const [params] = useSearchParams();
  return (
    <AuthScreen
      title={m.register_title()}
      alternative={{
        question: m.register_has_account(),
        to: withReturnUrl(pages.login, params),
        label: m.account_login(),
      }}
    >
      <RegisterForm />
    </AuthScreen>
  );
}
