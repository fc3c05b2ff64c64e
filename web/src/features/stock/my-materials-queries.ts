import type { CallAnswer } from '@parpaing/contract/calls';
import type { MaterialStatus, MySort } from '@parpaing/contract/units';
import { queryOptions } from '@tanstack/react-query';
import { myMaterialsQuery } from '../../entities/material/my-materials-query.ts';
import { sellingKey } from '../../entities/material/selling-queries.ts';
import { callForMember, getQueryClient, memberKey } from '../../entities/session/calls/query-client.ts';

export interface MyMaterialsChoice {
  status: MaterialStatus;
  q: string | undefined;
  sort: MySort;
  page: number;
}

export type MyMaterialsPage = CallAnswer<'listMyMaterials'>;

export const interestedQuery = (id: string) =>
  queryOptions({
    queryKey: memberKey('selling', 'interested', id),
    queryFn: async () => (await callForMember('listInterested', { params: { id } })).people,
    staleTime: 0,
  });

export const refreshMyMaterials = () => getQueryClient().invalidateQueries({ queryKey: sellingKey() });

export function editMyMaterials(choice: MyMaterialsChoice, edit: (page: MyMaterialsPage) => MyMaterialsPage) {
  getQueryClient().setQueryData(myMaterialsQuery(choice).queryKey, (page) => page && edit(page));
}

export const findMyMaterial = (choice: MyMaterialsChoice, id: string) =>
  getQueryClient()
    .getQueryData(myMaterialsQuery(choice).queryKey)
    ?.items.find((item) => item.id === id);

/** An answer asked for before a change would undo it on screen. */
export const cancelMyMaterials = (choice: MyMaterialsChoice) =>
  getQueryClient().cancelQueries({ queryKey: myMaterialsQuery(choice).queryKey });

/** The edit is shown at once, and taken back when the call fails. */
export async function changeMyMaterials<Answer>(
  choice: MyMaterialsChoice,
  edit: (page: MyMaterialsPage) => MyMaterialsPage,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const client = getQueryClient();
  const { queryKey } = myMaterialsQuery(choice);
  await cancelMyMaterials(choice);
  const before = client.getQueryData(queryKey);
  editMyMaterials(choice, edit);
  try {
    return await call();
  } catch (error) {
    client.setQueryData(queryKey, before);
    throw error;
  } finally {
    void refreshMyMaterials();
  }
}
