import type { Import } from '@parpaing/contract/schemas';
import { queryOptions } from '@tanstack/react-query';
import {
  callForMember,
  getQueryClient,
  memberKey,
  retryInBackground,
} from '../../../entities/session/calls/query-client.ts';

const pollMs = 700;

const isUnderWay = ({ state }: Import) => state === 'checking' || state === 'saving';

export const importsQuery = () =>
  queryOptions({
    queryKey: memberKey('imports'),
    queryFn: async () => (await callForMember('listImports', {})).items,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : false),
    staleTime: 0,
    ...retryInBackground,
  });

export const importFieldsQuery = () =>
  queryOptions({
    queryKey: memberKey('imports', 'fields'),
    queryFn: async () => (await callForMember('listImportFields', {})).fields,
  });

export const templateCategoriesQuery = () =>
  queryOptions({
    queryKey: memberKey('imports', 'categories'),
    queryFn: async () => (await callForMember('listCategories', {})).categories,
  });

export const refreshImports = () =>
  getQueryClient().refetchQueries({ queryKey: importsQuery().queryKey, exact: true });

export const setImport = (answer: Import) =>
  getQueryClient().setQueryData(importsQuery().queryKey, (items = []) => [
    ...items.filter(({ kind }) => kind !== answer.kind),
    answer,
  ]);

export const removeImport = (id: string) =>
  getQueryClient().setQueryData(importsQuery().queryKey, (items = []) =>
    items.filter((item) => item.id !== id),
  );
