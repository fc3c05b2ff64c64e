import { pages } from '@parpaing/contract/pages';
import { isSeller } from '../../entities/session/stored-user.ts';
import { useUser } from '../../entities/session/use-user.ts';
import { useBecomeSellerAddress } from '../../entities/user/seller/sell-link.ts';
import * as m from '../../paraglide/messages.js';
import { TextLink } from '../../ui/text-link.tsx';
import type { TextParts } from './text.tsx';

export const helpParts: TextParts = {
  '{becomeSeller}': () => (
    <p>
      <BecomeSellerLink />
    </p>
  ),
};

function BecomeSellerLink() {
  const user = useUser();
  const dialog = useBecomeSellerAddress();
  if (!user) {
    const returnUrl = new URLSearchParams({ returnUrl: dialog });
    return <TextLink to={`${pages.register}?${returnUrl}`}>{m.info_become_action()}</TextLink>;
  }
  if (isSeller(user)) return <TextLink to={pages.newMaterial}>{m.header_sell()}</TextLink>;
  return (
    <TextLink to={dialog} preventScrollReset>
      {m.footer_become_seller()}
    </TextLink>
  );
}
