import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import { materialStatuses, mySorts } from '@parpaing/contract/units';
import type { MyMaterialsChoice } from '../my-materials-queries.ts';

const defaults: MyMaterialsChoice = { status: 'publie', q: undefined, sort: 'recent', page: 1 };
const lastPage = 1000;

export function readChoice(params: URLSearchParams): MyMaterialsChoice {
  const { status, q, sort, ...rest } = Object.fromEntries(params);
  const page = Number(rest.page);
  return {
    status: materialStatuses.find((known) => known === status) ?? defaults.status,
    q: q?.trim().slice(0, limits.searchQueryLength) || undefined,
    sort: mySorts.find((known) => known === sort) ?? defaults.sort,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : defaults.page,
  };
}

/** Without `page` the change leads to the first one. */
export function choiceAddress(choice: MyMaterialsChoice, change: Partial<MyMaterialsChoice> = {}): string {
  const { status, q, sort, page } = { ...choice, page: defaults.page, ...change };
  const params = new URLSearchParams({
    ...(status !== defaults.status && { status }),
    ...(q && { q }),
    ...(sort !== defaults.sort && { sort }),
    ...(page !== defaults.page && { page: String(page) }),
  });
  return params.size > 0 ? `${pages.myMaterials}?${params}` : pages.myMaterials;
}
