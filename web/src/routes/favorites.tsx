import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import { parseListQuery } from '../entities/list-query/list-query.ts';
import { PageOutOfRange } from '../entities/list-query/page-out-of-range.tsx';
import { Pagination } from '../entities/list-query/pagination.tsx';
import { resultsId } from '../entities/list-query/results-scroll.ts';
import { FavoriteGrid } from '../entities/material/favorite/favorite-grid.tsx';
import { favoriteIdsQuery, favoritesPageQuery } from '../entities/material/favorite/favorite-queries.ts';
import { loadQuery } from '../entities/session/calls/query-client.ts';
import { useMemberQuery } from '../entities/session/calls/use-member-query.ts';
import { formatNumber } from '../lib/format/format.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { Container } from '../ui/container.tsx';
import { IllustratedScreen } from '../ui/screens/illustrated-screen.tsx';
import type { Route } from './+types/favorites';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.favorites_title(), description: m.favorites_text() });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { page = 1 } = parseListQuery(new URL(request.url).searchParams);
  return { page, favorites: await loadQuery(favoritesPageQuery(page)) };
}

export default function Favorites({ loaderData: { page, favorites } }: Route.ComponentProps) {
  const { items, total } = favorites;
  const { data: ids } = useMemberQuery(favoriteIdsQuery());
  if (total === 0) {
    return (
      <IllustratedScreen
        title={m.favorites_title()}
        text={m.favorites_empty()}
        drawing="shelf"
        action={{ to: pages.materials, label: m.favorites_action() }}
      />
    );
  }
  // A card whose heart was emptied stays until the next visit, so that it can be filled again.
  const kept = ids?.length ?? total;
  const count = formatNumber(kept);
  const pageCount = Math.ceil(total / limits.pageSize);
  return (
    <Container className="pt-8 pb-14 md:pt-12 md:pb-20">
      <div id={resultsId} tabIndex={-1} className="outline-none">
        <h1>{m.favorites_title()}</h1>
        <p className="mt-1 mb-5 text-ink-2">
          {kept === 1 ? m.favorites_count_one({ count }) : m.favorites_count({ count })}
        </p>
        <h2 className="sr-only">{m.results_title()}</h2>
        {items.length > 0 ? <FavoriteGrid materials={items} /> : <PageOutOfRange pageCount={pageCount} />}
        {items.length > 0 && <Pagination page={page} pageCount={pageCount} />}
      </div>
    </Container>
  );
}
