import type { CallInput } from '@parpaing/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { callForMember, memberKey } from '../session/calls/query-client.ts';

type MyMaterialsChoice = CallInput<'listMyMaterials'>['query'];

export const myMaterialsQuery = (choice: MyMaterialsChoice) =>
  queryOptions({
    queryKey: memberKey('selling', 'my-materials', choice),
    queryFn: () => callForMember('listMyMaterials', { query: choice }),
  });
