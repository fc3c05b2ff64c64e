import { pages } from '@parpaing/contract/pages';
import { useLocation, useSearchParams } from 'react-router';
import { AuthScreen } from '../../features/account/auth/auth-screen.tsx';
import { LoginForm } from '../../features/account/auth/login-form.tsx';
import { loadReason, loadReasonInBrowser } from '../../features/account/auth/reason/load-reason.ts';
import { ReasonCard } from '../../features/account/auth/reason/reason-card.tsx';
import type { VerifiedState } from '../../features/account/auth/use-verification.ts';
import { withReturnUrl } from '../../features/account/auth/with-return-url.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { apiContext } from '../../lib/page/page-context.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import * as m from '../../paraglide/messages.js';
import { SuccessNote } from '../../ui/inline-notice.tsx';
import type { Route } from './+types/login';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.login_title(), description: m.login_text() });

export async function loader({ context, request }: Route.LoaderArgs) {
  return { reason: await loadReason(request, context.get(apiContext)) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { reason: await loadReasonInBrowser(request) };
}

export default function Login({ loaderData: { reason } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const state = useLocation().state as VerifiedState | null;
  const verified = useHydrated() ? state?.verified : undefined;
  const register = {
    question: m.login_no_account(),
    to: withReturnUrl(pages.register, params),
    label: m.account_register(),
  };
  return (
    <AuthScreen title={m.login_title()} alternative={verified ? undefined : register}>
      {verified && (
        <SuccessNote role="status" className="mt-2">
          {verified}
        </SuccessNote>
      )}
      <ReasonCard reason={reason} sentence={m.login_for} />
      <LoginForm />
    </AuthScreen>
  );
}
