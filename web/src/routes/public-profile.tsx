import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import type { PublicProfile as Profile } from '@parpaing/contract/schemas';
import { data } from 'react-router';
import { sellersAddress } from '../entities/list-query/list-address.ts';
import { parseListQuery } from '../entities/list-query/list-query.ts';
import { PageOutOfRange } from '../entities/list-query/page-out-of-range.tsx';
import { Pagination } from '../entities/list-query/pagination.tsx';
import { MaterialGrid } from '../entities/material/card/material-grid.tsx';
import { PublicCard } from '../features/account/profile/public-card.tsx';
import { buildBaseMap } from '../features/map/base-map.server.ts';
import { DeliveryMap, toDeliveryAreas } from '../features/map/delivery-map.tsx';
import { frameAreas } from '../features/map/map-frame.ts';
import { Breadcrumbs } from '../features/shell/breadcrumbs.tsx';
import { ShopGoods } from '../features/shop/shop-goods.tsx';
import { ShopHead } from '../features/shop/shop-head.tsx';
import { ShopIdentity } from '../features/shop/shop-identity.tsx';
import { WeekHours } from '../features/shop/week-hours.tsx';
import { nullOnError } from '../lib/page/optional-data.ts';
import { apiContext } from '../lib/page/page-context.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
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

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { page = 1, q } = parseListQuery(url.searchParams);
  const words = q?.slice(0, limits.searchQueryLength);
  const [profile, materials] = await Promise.all([
    notFoundOnBadRequest(api.call('readPublicProfile', { params: { id } })),
    nullOnError(api.call('listMaterials', { query: { seller: id, page, q: words } })),
  ]);
  const places = profile.seller?.places ?? [];
  const base = places.length > 0 ? await buildBaseMap(frameAreas(toDeliveryAreas(places))) : undefined;
  return { profile, materials, page, q: words, base };
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

export default function PublicProfile({ loaderData }: Route.ComponentProps) {
  const { profile } = loaderData;
  if (profile.seller) return <Shop {...loaderData} seller={profile.seller} />;
  return (
    <Container className="pt-8 pb-14 md:pt-12 md:pb-20">
      <PublicCard profile={profile} heading="h1" />
    </Container>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function Shop({
  profile,
  seller,
  materials,
  page,
  q,
  base,
}: Loaded & { seller: NonNullable<Profile['seller']> }) {
  return (
    <Container className="pb-14 md:pb-20">
      <Breadcrumbs trail={[{ to: sellersAddress, label: m.shop_trail() }]} current={profile.displayName} />
      <div className="mt-2">
        <ShopHead profile={profile} seller={seller} />
      </div>
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-10">
          {seller.description && (
            <section aria-labelledby="about-title">
              <h2 id="about-title">{m.shop_about()}</h2>
              <p className="mt-3 max-w-[68ch] text-17 break-words whitespace-pre-line">
                {seller.description}
              </p>
            </section>
          )}
          <ShopGoods sellerId={profile.id} seller={seller} results={materials} q={q}>
            <Materials materials={materials} page={page} />
          </ShopGoods>
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <WeekHours
            openingHours={seller.openingHours}
            note={seller.pickupHours}
            isOnHoliday={seller.isOnHoliday}
          />
          {base && <DeliveryMap base={base} places={seller.places} />}
          <ShopIdentity seller={seller} />
        </div>
      </div>
    </Container>
  );
}

function Materials({ materials, page }: Pick<Loaded, 'materials' | 'page'>) {
  const action = { to: pages.materials, label: m.public_profile_action() };
  if (!materials) return <InlineNotice text={m.public_profile_failed()} action={action} />;
  if (materials.total === 0) return <InlineNotice text={m.public_profile_empty()} action={action} />;
  const pageCount = Math.ceil(materials.total / limits.pageSize);
  if (materials.items.length === 0) return <PageOutOfRange pageCount={pageCount} />;
  return (
    <>
      <MaterialGrid materials={materials.items} columns="three" />
      <Pagination page={page} pageCount={pageCount} />
    </>
  );
}
