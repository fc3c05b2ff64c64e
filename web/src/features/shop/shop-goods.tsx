import type { CallAnswer } from '@parpaing/contract/calls';
import { pages } from '@parpaing/contract/pages';
import type { PublicProfile } from '@parpaing/contract/schemas';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { listAddress } from '../../entities/list-query/list-address.ts';
import { resultsId } from '../../entities/list-query/results-scroll.ts';
import { SearchFieldWithButton } from '../../entities/list-query/search-field.tsx';
import { formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { InlineNotice } from '../../ui/inline-notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface ShopGoodsProps {
  sellerId: string;
  seller: NonNullable<PublicProfile['seller']>;
  results: CallAnswer<'listMaterials'> | null;
  q: string | undefined;
  children: ReactNode;
}

export function ShopGoods({ sellerId, seller, results, q, children }: ShopGoodsProps) {
  const page = pages.publicProfile(sellerId);
  return (
    <section
      id={resultsId}
      tabIndex={-1}
      aria-labelledby="materials-title"
      className="min-w-0 scroll-mt-4 outline-none"
    >
      <h2 id="materials-title">
        {m.public_profile_materials()}
        {seller.materialCount > 0 && (
          <span className="ml-2 font-text text-17 font-normal text-ink-2">
            {formatNumber(seller.materialCount)}
          </span>
        )}
      </h2>
      {seller.materialCount > 0 && (
        <>
          <SearchWithin key={q} page={page} q={q} />
          <Categories sellerId={sellerId} categories={seller.categories} />
        </>
      )}
      {q && results && results.total > 0 && (
        <p role="status" className="mt-4 flex flex-wrap items-center gap-x-4">
          {describeFound(results, q)}
          <TextLink to={page} preventScrollReset className="inline-flex min-h-11 items-center">
            {m.shop_search_clear()}
          </TextLink>
        </p>
      )}
      <div className="mt-5">
        {q && results?.total === 0 ? (
          <div role="status">
            <InlineNotice
              text={m.shop_search_none({ words: m.search_quoted({ words: q }) })}
              action={{ to: page, label: m.shop_search_clear() }}
            />
          </div>
        ) : (
          children
        )}
      </div>
    </section>
  );
}

/** The words as they were searched: corrected, without those that no material has. */
function describeFound({ total, correction, leftOut }: CallAnswer<'listMaterials'>, q: string): string {
  const words = m.search_quoted({ words: correction && !correction.isUndone ? correction.to : q });
  const found =
    total === 1
      ? m.shop_search_found_one({ words })
      : m.shop_search_found({ count: formatNumber(total), words });
  return leftOut.length ? `${found}. ${m.results_left_out({ words: leftOut.join(', ') })}` : found;
}

function SearchWithin({ page, q }: { page: string; q: string | undefined }) {
  return (
    <search>
      <Form action={page} preventScrollReset className="mt-4">
        <SearchFieldWithButton label={m.shop_search_label()} defaultValue={q} />
      </Form>
    </search>
  );
}

function Categories({
  sellerId,
  categories,
}: { sellerId: string } & Pick<ShopGoodsProps['seller'], 'categories'>) {
  return (
    <nav aria-label={m.shop_categories()} className="mt-3 flex flex-wrap items-center gap-2">
      {categories.map(({ slug, name }) => (
        <Link
          key={slug}
          to={listAddress({ seller: sellerId, category: slug })}
          className="inline-flex min-h-11 items-center rounded-2 border border-joint bg-surface px-3 text-13 font-medium hover:border-ink lg:min-h-9"
        >
          {name}
        </Link>
      ))}
      <TextLink
        to={listAddress({ seller: sellerId })}
        className="inline-flex min-h-11 items-center px-1 lg:min-h-9"
      >
        {m.shop_filter()}
      </TextLink>
    </nav>
  );
}
