import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';
import * as m from '../../../paraglide/messages.js';
import { TextLink } from '../../../ui/text-link.tsx';
import { ListState } from '../list-state.tsx';
import { moderationAddress } from '../moderation-choice.ts';
import { moderatedSellersQuery } from '../moderation-queries.ts';
import { SellerRow } from './seller-row.tsx';

const shownSellers = 3;

export function SellersPanel() {
  const { data, isFetching, refetch } = useMemberQuery(
    moderatedSellersQuery({ filter: 'pending', q: '', page: 1 }),
  );
  return (
    <section aria-labelledby="sellers-panel" className="rounded-2 border border-joint bg-surface">
      <div className="flex items-center justify-between gap-4 border-b border-joint px-5 py-3">
        <h2 id="sellers-panel" className="text-20">
          {m.moderation_sellers()}
        </h2>
        <TextLink
          to={moderationAddress({ tab: 'sellers' })}
          className="inline-flex min-h-11 items-center text-13"
        >
          {m.moderation_see_all()}
        </TextLink>
      </div>
      {!data && (
        <div className="p-5">
          <ListState isFetching={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      {data?.total === 0 && <p className="px-5 py-6 text-ink-2">{m.moderation_sellers_none()}</p>}
      <ul className="divide-y divide-joint">
        {data?.items.slice(0, shownSellers).map((seller) => (
          <SellerRow key={seller.id} seller={seller} />
        ))}
      </ul>
    </section>
  );
}
