import { pages } from '@parpaing/contract/pages';
import type { MaterialCard, MaterialDetail } from '@parpaing/contract/schemas';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { AttributeTable } from '../features/materials/attribute-table.tsx';
import { CompareBar } from '../features/materials/compare-bar.tsx';
import { DetailText, DocumentList } from '../features/materials/detail-text.tsx';
import { Gallery } from '../features/materials/gallery.tsx';
import { materialMeta, materialTrail } from '../features/materials/material-meta.ts';
import { MaterialOffer } from '../features/materials/material-offer.tsx';
import { MissingMaterial } from '../features/materials/missing-material.tsx';
import { parseNeed } from '../features/materials/quantity.ts';
import { SellerCard } from '../features/materials/seller-card.tsx';
import { SimilarMaterials } from '../features/materials/similar-materials.tsx';
import { useQuantity } from '../features/materials/use-quantity.ts';
import { type BaseMap, drawBase } from '../features/places/base-map.server.ts';
import { frameAll } from '../features/places/map-frame.ts';
import { PlaceLocator } from '../features/places/place-locator.tsx';
import { DeliveryPlaceField } from '../features/search/delivery-place-field.tsx';
import { useLastList } from '../lib/last-search.ts';
import { orNull } from '../lib/page-blocks.ts';
import { apiContext } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { readRefusal } from '../lib/read-refusal.ts';
import { useSettings } from '../lib/settings.ts';
import * as m from '../paraglide/messages.js';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Container } from '../ui/container.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/material';

export const meta: Route.MetaFunction = (args) => {
  // Without data the layout speaks for the page.
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
  /** Similar ones; the latest where nothing is known of the one asked for. */
  others: MaterialCard[];
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const similar = orNull(api.call('listSimilarMaterials', { params }));
  try {
    const material = await api.call('readMaterial', { params, query: {} });
    return data<Loaded>({
      material,
      base: drawBase(frameAll([material])),
      others: (await similar)?.items ?? [],
    });
  } catch (error) {
    const status = readRefusal(error)?.status ?? 500;
    if (status >= 500 || status === 429) throw error;
    if (status === 410) {
      return data<Loaded>({ missing: 'gone', others: (await similar)?.items ?? [] }, { status });
    }
    // An id that cannot exist names nothing either.
    const latest = await orNull(api.call('listMaterials', { query: { limit: 4 } }));
    return data<Loaded>({ missing: 'unknown', others: latest?.items ?? [] }, { status: 404 });
  }
}

/** Its parameters say how much is needed, not what is sold. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
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
  const quantity = useQuantity(material);
  const amount = parseNeed(quantity.text);
  const need = amount === undefined ? undefined : { quantity: amount, unit: material.baseUnit };
  const category = material.categoryPath.at(-1);
  return (
    <Container>
      <Breadcrumbs trail={materialTrail(material, useLastList())} current={material.title} />
      <div className="detail mt-2">
        <div className="detail-gallery">
          <Gallery pictures={material.pictures} />
        </div>
        <MaterialOffer material={material} quantity={quantity} placeField={<DeliveryPlaceField />}>
          <SellerCard seller={material.seller} />
          {base && <PlaceLocator base={base} place={material} />}
        </MaterialOffer>
        <div className="grid content-start gap-10">
          <DetailText text={material.description} />
          <AttributeTable material={material} />
          <DocumentList documents={material.documents} />
          <ReportLink id={material.id} />
        </div>
      </div>
      <SimilarMaterials title={m.material_similar()} materials={others} need={need} category={category} />
      <div className="h-14 md:h-20" />
      <CompareBar need={need} />
    </Container>
  );
}

function ReportLink({ id }: { id: string }) {
  const address = new URL(pages.material(id), useSettings().publicUrl).href;
  const message = `${m.report_message({ address })}\n\n`;
  return (
    <p>
      <TextLink
        to={`${pages.contact}?${new URLSearchParams({ topic: 'signalement', message })}`}
        className="inline-flex min-h-11 items-center"
      >
        {m.report_label()}
      </TextLink>
    </p>
  );
}
