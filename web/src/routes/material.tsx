import type { MaterialCard, MaterialDetail } from '@parpaing/contract/schemas';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useLastListAddress } from '../entities/list-query/last-search.ts';
import { DeliveryPlaceField } from '../entities/place/delivery-place-field.tsx';
import { ReportButton } from '../entities/report/report-button.tsx';
import { CompareBar } from '../features/compare/compare-bar.tsx';
import { type BaseMap, buildBaseMap } from '../features/map/base-map.server.ts';
import { frameAround } from '../features/map/map-frame.ts';
import { PlaceLocator } from '../features/map/place-locator.tsx';
import { AttributeTable } from '../features/material-page/attribute-table.tsx';
import { BackToResults } from '../features/material-page/back-to-results.tsx';
import { DeliveryPanel } from '../features/material-page/delivery-panel.tsx';
import { DetailText, DocumentList } from '../features/material-page/detail-text.tsx';
import { Gallery } from '../features/material-page/gallery/gallery.tsx';
import { usePendingPhotos } from '../features/material-page/gallery/use-pending-photos.ts';
import { materialMeta, materialTrail } from '../features/material-page/material-meta.ts';
import { MaterialOffer } from '../features/material-page/material-offer.tsx';
import { MissingMaterial } from '../features/material-page/missing-material.tsx';
import { useQuantity } from '../features/material-page/quantity/use-quantity.ts';
import { SimilarMaterials } from '../features/material-page/similar-materials.tsx';
import { Breadcrumbs } from '../features/shell/breadcrumbs.tsx';
import { useRecordView } from '../features/visits/use-record-view.ts';
import { readRefusal } from '../lib/http/read-refusal.ts';
import { nullOnError } from '../lib/page/optional-data.ts';
import { apiContext } from '../lib/page/page-context.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { Container } from '../ui/container.tsx';
import type { Route } from './+types/material';

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { material, missing } = args.loaderData;
  if (material) return materialMeta(args, material);
  const title = missing === 'gone' ? m.material_gone_title() : m.material_unknown_title();
  return pageMeta(args, { title, description: title, isIndexed: false });
};

interface Loaded {
  material?: MaterialDetail;
  base?: BaseMap;
  missing?: 'gone' | 'unknown';
  others: MaterialCard[];
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const similar = nullOnError(api.call('listSimilarMaterials', { params }));
  try {
    const material = await api.call('readMaterial', { params, query: {} });
    return data<Loaded>({
      material,
      base: await buildBaseMap(frameAround([material])),
      others: (await similar)?.items ?? [],
    });
  } catch (error) {
    const status = readRefusal(error)?.status ?? 500;
    if (status >= 500 || status === 429) throw error;
    if (status === 410) {
      return data<Loaded>({ missing: 'gone', others: (await similar)?.items ?? [] }, { status });
    }
    // 400: the id is not a UUID.
    const latest = await nullOnError(api.call('listMaterials', { query: { limit: 4 } }));
    return data<Loaded>({ missing: 'unknown', others: latest?.items ?? [] }, { status: 404 });
  }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  // A change of the quantity or the place keeps the page; only the page itself asks for the same address again.
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

export default function Material({ loaderData: { material, base, missing, others } }: Route.ComponentProps) {
  if (!material) return <MissingMaterial isGone={missing === 'gone'} others={others} />;
  return <Detail key={material.id} material={material} base={base} others={others} />;
}

interface DetailProps {
  material: MaterialDetail;
  base: BaseMap | undefined;
  others: MaterialCard[];
}

function Detail({ material, base, others }: DetailProps) {
  useRecordView(material.id);
  usePendingPhotos(material);
  const quantity = useQuantity(material);
  const need =
    quantity.need === undefined
      ? undefined
      : { quantity: quantity.need, unit: material.baseUnit, waste: quantity.waste ?? 0 };
  const category = material.categoryPath.at(-1);
  return (
    <Container>
      <div className="flex flex-wrap items-center gap-x-5 print:hidden">
        <BackToResults />
        <Breadcrumbs trail={materialTrail(material, useLastListAddress())} current={material.title} />
      </div>
      <div className="group/detail mt-2 grid gap-x-12 gap-y-6 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_29rem] lg:grid-rows-[auto_auto_auto_1fr] print:grid-cols-2 print:grid-rows-[auto_auto_auto_1fr] print:gap-x-6">
        <div className="max-md:-mx-(--margin)">
          <Gallery pictures={material.pictures} />
        </div>
        <MaterialOffer material={material} quantity={quantity} />
        <div>
          <DeliveryPanel material={material} order={quantity.order} placeField={<DeliveryPlaceField />} />
        </div>
        <div className="grid content-start gap-10 max-lg:order-1 print:row-span-3 print:gap-6">
          <DetailText text={material.description} />
          <AttributeTable material={material} />
          <DocumentList documents={material.documents} />
          <ReportButton materialId={material.id} sellerId={material.seller.id} />
        </div>
        {base && (
          <div className="max-lg:order-2">
            <PlaceLocator base={base} place={material} />
          </div>
        )}
      </div>
      <div className="print:hidden">
        <SimilarMaterials title={m.material_similar()} materials={others} need={need} category={category} />
        <div className="h-14 md:h-20" />
      </div>
      <CompareBar need={need} />
    </Container>
  );
}
