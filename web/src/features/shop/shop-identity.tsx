import type { PublicProfile } from '@parpaing/contract/schemas';
import { describeKind } from '../../entities/user/seller/describe-kind.ts';
import { SellerLinks } from '../../entities/user/seller/seller-links.tsx';
import { formatSiret } from '../../entities/user/seller/siret-format.ts';
import * as m from '../../paraglide/messages.js';

export function ShopIdentity({ seller }: { seller: NonNullable<PublicProfile['seller']> }) {
  const facts = [
    { label: m.seller_activity(), value: describeKind(seller) },
    ...(seller.isProfessional ? [{ label: m.seller_company(), value: seller.companyName }] : []),
    ...(seller.taxId ? [{ label: m.seller_siret(), value: formatSiret(seller.taxId) }] : []),
  ];
  return (
    <section
      id="identite"
      aria-labelledby="identity-title"
      className="rounded-2 border border-joint bg-surface p-5"
    >
      <h2 id="identity-title" className="text-20">
        {m.shop_identity()}
      </h2>
      <dl className="mt-3 grid gap-3">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-13 text-ink-2">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <SellerLinks seller={seller} />
    </section>
  );
}
