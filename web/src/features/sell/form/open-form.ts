import type { CallAnswer } from '@parpaing/contract/calls';
import type { Delays } from '@parpaing/contract/delivery-time';
import type { CategoryForm, EditableMaterial, MaterialCard, Me, Place } from '@parpaing/contract/schemas';
import {
  categoryFormsQuery,
  myDraftsQuery,
  myMaterialQuery,
} from '../../../entities/material/selling-queries.ts';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { loadQuery } from '../../../entities/session/calls/query-client.ts';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import { readRefusal } from '../../../lib/http/read-refusal.ts';
import { nullOnError } from '../../../lib/page/optional-data.ts';
import { readDraft } from '../draft/draft-content.ts';
import { noDelays } from '../place/describe-delays.ts';
import { copyOf, emptyValues, type FormValues, valuesOf } from './values.ts';

type Opened = CallAnswer<'readMyMaterial'>;

export interface OpenedForm {
  id: string;
  material: EditableMaterial | null;
  values: FormValues;
  /** The material as it was when the draft was begun, and its version then. */
  base: FormValues | null;
  baseVersion: number | null;
  draft: { version: number; savedAt: string } | null;
  categories: CategoryForm[];
  seller: MaterialCard['seller'];
  latestDraft: { id: string; title: string | null; updatedAt: string } | null;
  isPlaceTakenOver: boolean;
  shopDelays: Delays;
}

/** Null for an administrator without a shop, who cannot sell. */
export async function openNewForm(params: URLSearchParams): Promise<OpenedForm | null> {
  const draftId = params.get('draft');
  const copyId = params.get('copy');
  const [me, categories, drafts, opened, copied, last] = await Promise.all([
    callApi('readMe', {}),
    loadQuery(categoryFormsQuery()),
    nullOnError(loadQuery(myDraftsQuery())),
    draftId ? findMine(draftId) : null,
    copyId ? findMine(copyId) : null,
    nullOnError(findLastMaterial()),
  ]);
  if (!me.providerInfo) return null;
  const id = draftId ?? newUuid();
  if (opened) return describeOpened(id, opened, { me, categories });
  const { businessType } = me.providerInfo;
  const start = copied?.material ? copyOf(copied.material) : emptyValues(businessType, last ?? undefined);
  const place = start.place ?? (await nullOnError(findCommune(me.city)));
  return {
    id,
    material: null,
    values: { ...start, place, title: params.get('title') ?? start.title },
    base: null,
    baseVersion: null,
    draft: null,
    categories,
    seller: sellerOf(me),
    latestDraft: drafts?.find((draft) => draft.id !== id) ?? null,
    isPlaceTakenOver: !copied && last !== null,
    shopDelays: me.shop ?? noDelays,
  };
}

export async function openEditForm(id: string): Promise<OpenedForm | undefined> {
  const [me, categories, opened] = await Promise.all([
    callApi('readMe', {}),
    loadQuery(categoryFormsQuery()),
    findMine(id),
  ]);
  return opened?.material ? describeOpened(id, opened, { me, categories }) : undefined;
}

export async function findMine(id: string): Promise<Opened | null> {
  try {
    return await loadQuery(myMaterialQuery(id));
  } catch (error) {
    const status = readRefusal(error)?.status ?? 500;
    // 400: the id is not a UUID.
    if ([400, 403, 404].includes(status)) return null;
    throw error;
  }
}

async function findCommune(city: string | null): Promise<Place | null> {
  if (!city) return null;
  const { places } = await callApi('searchPlaces', { query: { q: city, limit: 1 } });
  return places[0] ?? null;
}

async function findLastMaterial(): Promise<EditableMaterial | null> {
  const { items } = await callApi('listMyMaterials', { query: { sort: 'recent', limit: 1 } });
  const [latest] = items;
  return latest ? ((await findMine(latest.id))?.material ?? null) : null;
}

function describeOpened(
  id: string,
  { material, seller: owner, draft }: Opened,
  { me, categories }: { me: Me; categories: CategoryForm[] },
): OpenedForm {
  const published = material && valuesOf(material);
  const read = draft && readDraft(draft, material);
  const seller = owner ?? sellerOf(me);
  const isPrivate = seller.businessType === 'particulier';
  const values = read?.values ?? published ?? emptyValues(seller.businessType);
  return {
    id,
    material,
    values: { ...values, vatRate: isPrivate && !material ? '0' : values.vatRate },
    base: read?.base ?? published,
    baseVersion: draft?.baseVersion ?? material?.version ?? null,
    draft: draft && { version: draft.version, savedAt: draft.updatedAt },
    categories,
    seller,
    latestDraft: null,
    isPlaceTakenOver: false,
    shopDelays: (seller.id === me.id && me.shop) || noDelays,
  };
}

const sellerOf = ({ id, fullName, providerInfo }: Me): MaterialCard['seller'] => ({
  id,
  name: providerInfo?.companyName ?? fullName,
  businessType: providerInfo?.businessType ?? 'negoce',
  verified: providerInfo?.verified ?? false,
});
