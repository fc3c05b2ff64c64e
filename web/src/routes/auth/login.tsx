import { pages } from '@parpaing/contract/pages';
import { useSearchParams } from 'react-router';
import { AuthScreen } from '../../features/auth/auth-screen.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { withReturnUrl } from '../../features/auth/with-return-url.ts';
import { pageMeta } from '../../lib/rendering/page-meta.ts';
import * as m from '../../paraglide/messages.js';
import type { Route } from './+types/login';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.login_title(), description: m.login_text() });

export default function Login() {
  const [params] = useSearchParams();
  return (
    <AuthScreen
      title={m.login_title()}
      alternative={{
        question: m.login_no_account(),
        to: withReturnUrl(pages.register, params),
        label: m.account_register(),
      }}
    >
      <LoginForm />
    </AuthScreen>
  );
}
