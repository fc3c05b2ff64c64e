import { pages } from '@parpaing/contract/pages';
import { lazy, Suspense } from 'react';
import { useUser } from '../../entities/session/use-user.ts';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';

const MemberLinks = lazy(() => import('./member-links.tsx').catch(() => ({ default: () => null })));

export function AccountLinks() {
  const user = useUser();
  if (!user) {
    return (
      <div className="guest-only grid gap-2">
        <ButtonLink to={pages.login}>{m.account_login()}</ButtonLink>
        <ButtonLink look="secondary" to={pages.register}>
          {m.account_register()}
        </ButtonLink>
      </div>
    );
  }
  return (
    <Suspense>
      <MemberLinks user={user} />
    </Suspense>
  );
}
