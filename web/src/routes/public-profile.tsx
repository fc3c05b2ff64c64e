import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import { data } from 'react-router';
import { parseListQuery } from '../entities/list-query/list-query.ts';
import { PageOutOfRange } from '../entities/list-query/page-out-of-range.tsx';
import { Pagination } from '../entities/list-query/pagination.tsx';
import { resultsId } from '../entities/list-query/results-scroll.ts';
import { MaterialGrid } from '../features/materials/card/material-grid.tsx';
import { PublicCard } from '../features/users/profile/public-card.tsx';
import { formatNumber } from '../lib/format/format.ts';
import { nullOnError } from '../lib/rendering/optional-data.ts';
import { apiContext } from '../lib/rendering/page-context.ts';
import { pageMeta } from '../lib/rendering/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { Container } from '../ui/container.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import type { Route } from './+types/public-profile';

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { displayName, seller } = args.loaderData.profile;
  return pageMeta(args, {
    title: displayName,
    description: m.public_profile_text({ name: displayName }),
    // Someone who sells nothing has not asked to be found.
    isIndexed: seller !== null,
  });
};

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { page = 1 } = parseListQuery(new URL(request.url).searchParams);
  const [profile, materials] = await Promise.all([
    notFoundOnBadRequest(api.call('readPublicProfile', { params: { id } })),
    nullOnError(api.call('listMaterials', { query: { seller: id, page } })),
  ]);
  return { profile, materials, page };
}

interface ApiRefusal {
  data: unknown;
  init: { status: number };
}

/** The API answers 400 to an id that is not a UUID; for a reader the page does not exist. */
async function notFoundOnBadRequest<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw isBadRequest(error) ? data(error.data, { status: 404 }) : error;
  }
}

function isBadRequest(error: unknown): error is ApiRefusal {
  return (error as Partial<ApiRefusal> | null)?.init?.status === 400;
}

export default function PublicProfile({ loaderData: { profile, materials, page } }: Route.ComponentProps) {
  return (
    <Container className="pt-8 pb-14 md:pt-12 md:pb-20">
      <PublicCard profile={profile} heading="h1" />
      {profile.seller && (
        <section id={resultsId} aria-labelledby="materials-title" className="mt-12 md:mt-16">
          <h2 id="materials-title">
            {m.public_profile_materials()}
            {materials && materials.total > 0 && (
              <span className="ml-2 font-text text-17 font-normal text-ink-2">
                {formatNumber(materials.total)}
              </span>
            )}
          </h2>
          <div className="mt-5">
            <Materials materials={materials} page={page} />
          </div>
        </section>
      )}
    </Container>
  );
}

function Materials({ materials, page }: Pick<Route.ComponentProps['loaderData'], 'materials' | 'page'>) {
  const action = { to: pages.materials, label: m.public_profile_action() };
  if (!materials) return <InlineNotice text={m.public_profile_failed()} action={action} />;
  if (materials.total === 0) return <InlineNotice text={m.public_profile_empty()} action={action} />;
  const pageCount = Math.ceil(materials.total / limits.pageSize);
  if (materials.items.length === 0) return <PageOutOfRange pageCount={pageCount} />;
  return (
    <>
      <MaterialGrid materials={materials.items} />
      <Pagination page={page} pageCount={pageCount} />
    </>
  );
}
