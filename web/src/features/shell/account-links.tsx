import { pages } from '@parpaing/contract/pages';
import { isSeller } from '../../lib/session.ts';
import { useUser } from '../../lib/use-user.ts';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { MenuEntry } from './menu-entry.tsx';

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
      <MenuEntry to={pages.profile}>{m.account_profile()}</MenuEntry>
      <MenuEntry to={pages.messages}>{m.header_messages()}</MenuEntry>
      <MenuEntry to={pages.favorites}>{m.header_favorites()}</MenuEntry>
      {isSeller(user) && (
        <>
          <MenuEntry to={pages.sellerDashboard}>{m.account_dashboard()}</MenuEntry>
          <MenuEntry to={pages.myMaterials}>{m.account_my_materials()}</MenuEntry>
          <MenuEntry to={pages.statistics}>{m.account_statistics()}</MenuEntry>
        </>
      )}
    </ul>
  );
}
