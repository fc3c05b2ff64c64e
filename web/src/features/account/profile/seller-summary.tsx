import { pages } from '@parpaing/contract/pages';
import type { Me } from '@parpaing/contract/schemas';
import { becomeSellerParam } from '../../../entities/user/seller/become-seller-page.ts';
import { businessTypeLooks } from '../../../entities/user/seller/business-types.ts';
import { formatSiret } from '../../../entities/user/seller/siret-format.ts';
import * as m from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { FactList } from './fact-list.tsx';

export function SellerSummary({ me }: { me: Me }) {
  const seller = me.providerInfo;
  if (!seller) return me.role === 'ADMIN' ? null : <Invitation />;
  return (
    <Panel id="espace-vendeur" title={m.seller_section_title()}>
      <FactList
        facts={[
          { label: m.seller_shown_name(), value: seller.companyName },
          { label: m.seller_activity(), value: businessTypeLooks[seller.businessType].name() },
          ...(seller.taxId ? [{ label: m.seller_siret(), value: formatSiret(seller.taxId) }] : []),
        ]}
      />
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink to={pages.newMaterial} className="max-sm:w-full">
          {m.my_materials_action()}
        </ButtonLink>
        <ButtonLink look="secondary" to={pages.publicProfile(me.id)} className="max-sm:w-full">
          {m.seller_see_page()}
        </ButtonLink>
      </div>
    </Panel>
  );
}

function Invitation() {
  return (
    <Panel id="devenir-vendeur" title={m.invitation_title()} text={m.invitation_text()}>
      <ButtonLink to={`?${becomeSellerParam}=true`} preventScrollReset className="max-sm:w-full">
        {m.sell_action()}
      </ButtonLink>
    </Panel>
  );
}
