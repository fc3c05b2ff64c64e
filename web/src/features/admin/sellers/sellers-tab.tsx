import { limits } from '@parpaing/contract/limits';
import { useNavigate } from 'react-router';
import { Pagination } from '../../../entities/list-query/pagination.tsx';
import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';
import * as m from '../../../paraglide/messages.js';
import { SegmentedLinks } from '../../../ui/tabs.tsx';
import { ListState } from '../list-state.tsx';
import { type ModerationChoice, moderationAddress } from '../moderation-choice.ts';
import { moderatedSellersQuery } from '../moderation-queries.ts';
import { SearchForm } from '../search-form.tsx';
import { SellerRow } from './seller-row.tsx';

export function SellersTab({ choice: { who, words, page } }: { choice: ModerationChoice }) {
  const navigate = useNavigate();
  const { data, isFetching, refetch } = useMemberQuery(
    moderatedSellersQuery({ filter: who, q: words, page }),
  );
  const link = (filter: ModerationChoice['who'], label: string) => ({
    to: moderationAddress({ tab: 'sellers', who: filter }),
    label,
    isCurrent: who === filter,
  });
  const isSearch = who === 'all' || words !== '';
  return (
    <section aria-label={m.moderation_sellers()}>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SegmentedLinks
          label={m.moderation_sellers()}
          links={[link('pending', m.moderation_sellers_pending()), link('all', m.moderation_sellers_all())]}
        />
        <SearchForm
          key={words}
          label={m.moderation_sellers_search()}
          words={words}
          onSearch={(typed) => void navigate(moderationAddress({ tab: 'sellers', who: 'all', words: typed }))}
        />
      </div>
      {!data && <ListState isFetching={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <div className="rounded-2 border border-joint bg-surface">
          {data.items.length === 0 && (
            <p className="px-5 py-6 text-ink-2">
              {isSearch ? m.moderation_sellers_unknown() : m.moderation_sellers_none()}
            </p>
          )}
          <ul className="divide-y divide-joint">
            {data.items.map((seller) => (
              <SellerRow key={seller.id} seller={seller} hasLimit />
            ))}
          </ul>
        </div>
      )}
      {data && <Pagination page={page} pageCount={Math.ceil(data.total / limits.moderationPageSize)} />}
    </section>
  );
}
