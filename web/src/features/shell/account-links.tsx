import { pages } from '@parpaing/contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isSeller } from '../../lib/session.ts';
import { useUser } from '../../lib/use-user.ts';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';

export function AccountLinks() {
  const user = useUser();
  if (!user) {
    return (
      <div className="grid gap-2">
        <ButtonLink to={pages.login}>{m.account_login()}</ButtonLink>
        <ButtonLink look="secondary" to={pages.register}>
          {m.account_register()}
        </ButtonLink>
      </div>
    );
  }
  return (
    <ul className="grid">
      <Entry to={pages.profile}>{m.account_profile()}</Entry>
      <Entry to={pages.messages}>{m.header_messages()}</Entry>
      <Entry to={pages.favorites}>{m.header_favorites()}</Entry>
      {isSeller(user) && (
        <>
          <Entry to={pages.sellerDashboard}>{m.account_dashboard()}</Entry>
          <Entry to={pages.myMaterials}>{m.account_my_materials()}</Entry>
          <Entry to={pages.statistics}>{m.account_statistics()}</Entry>
        </>
      )}
    </ul>
  );
}

function Entry({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="flex min-h-11 items-center rounded-2 px-3 font-medium hover:bg-sunken">
        {children}
      </Link>
    </li>
  );
}
