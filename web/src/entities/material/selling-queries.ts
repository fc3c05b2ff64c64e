import type { DraftInput, EditableMaterial } from '@parpaing/contract/schemas';
import { hashKey, queryOptions } from '@tanstack/react-query';
import { getLocale } from '../../paraglide/runtime.js';
import { callForMember, getQueryClient, memberKey } from '../session/calls/query-client.ts';

export const sellingKey = () => memberKey('selling');

export const myMaterialQuery = (id: string) =>
  queryOptions({
    queryKey: memberKey('selling', 'material', id),
    queryFn: () => callForMember('readMyMaterial', { params: { id } }),
  });

export const myDraftsQuery = () =>
  queryOptions({
    queryKey: memberKey('selling', 'drafts'),
    queryFn: async () => (await callForMember('listMyDrafts', {})).items,
  });

export const categoryFormsQuery = () =>
  queryOptions({
    queryKey: memberKey('selling', 'categories', getLocale()),
    queryFn: async () => (await callForMember('listCategoryForms', {})).categories,
  });

/** Browsers send at most 64 KiB for a page that goes away. */
const keepaliveLength = 50_000;

export async function saveDraft(id: string, body: DraftInput) {
  const keepalive = JSON.stringify(body).length < keepaliveLength;
  const saved = await callForMember('saveDraft', { params: { id }, body }, { keepalive });
  void getQueryClient().invalidateQueries({ queryKey: myDraftsQuery().queryKey });
  return saved;
}

/** Lists and figures may show it too: all of them are read again when they are next shown. */
export function saveMyMaterial(material: EditableMaterial) {
  const client = getQueryClient();
  const { queryKey } = myMaterialQuery(material.id);
  client.setQueryData(queryKey, (known) => ({ material, seller: known?.seller ?? null, draft: null }));
  void client.invalidateQueries({
    queryKey: sellingKey(),
    predicate: ({ queryHash }) => queryHash !== hashKey(queryKey),
  });
}

export const myMaterialsToCopyQuery = (q: string) =>
  queryOptions({
    queryKey: memberKey('selling', 'to copy', q),
    queryFn: async () =>
      (await callForMember('listMyMaterials', { query: { q: q || undefined, sort: 'recent' } })).items,
  });
