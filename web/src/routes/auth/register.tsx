import { pages } from '@parpaing/contract/pages';
import { useSearchParams } from 'react-router';
import { AuthScreen } from '../../features/account/auth/auth-screen.tsx';
import { loadReason, loadReasonInBrowser } from '../../features/account/auth/reason/load-reason.ts';
import { ReasonCard } from '../../features/account/auth/reason/reason-card.tsx';
import { RegisterForm } from '../../features/account/auth/register-form.tsx';
import { withReturnUrl } from '../../features/account/auth/with-return-url.ts';
import { apiContext } from '../../lib/page/page-context.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import * as m from '../../paraglide/messages.js';
import type { Route } from './+types/register';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.register_title(), description: m.register_text() });

export async function loader({ context, request }: Route.LoaderArgs) {
  return { reason: await loadReason(request, context.get(apiContext)) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { reason: await loadReasonInBrowser(request) };
}

export default function Register({ loaderData: { reason } }: Route.ComponentProps) {
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
      <ReasonCard reason={reason} sentence={m.register_for} />
      <RegisterForm />
    </AuthScreen>
  );
}
