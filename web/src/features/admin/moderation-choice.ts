import {
  type ContactFilter,
  contactFilters,
  type ReportSort,
  type ReportState,
  reportSorts,
  reportStates,
  type SellerFilter,
  sellerFilters,
} from '@parpaing/contract/moderation';
import { type MaterialStatus, materialStatuses } from '@parpaing/contract/units';
import { parseListQuery } from '../../entities/list-query/list-query.ts';

export const moderationTabs = ['activity', 'reports', 'sellers', 'materials', 'contacts', 'journal'] as const;
export type ModerationTab = (typeof moderationTabs)[number];

const materialChoices = [...materialStatuses, 'hidden'] as const;
export type MaterialChoice = MaterialStatus | 'hidden';

export interface ModerationChoice {
  tab: ModerationTab;
  /** The material or message whose reports are open. */
  report?: string | undefined;
  state: ReportState;
  order: ReportSort;
  who: SellerFilter;
  words: string;
  status?: MaterialChoice | undefined;
  /** Only the materials of this seller. */
  of?: string | undefined;
  mail: ContactFilter;
  page: number;
}

const defaults = {
  state: 'open',
  order: 'gravity',
  who: 'pending',
  words: '',
  mail: 'open',
  page: 1,
} as const;

/** What the address says; what it says wrong is ignored. */
export function readModerationChoice(params: URLSearchParams): ModerationChoice {
  const choose = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  return {
    tab: choose('tab', moderationTabs) ?? 'activity',
    report: params.get('report') ?? undefined,
    state: choose('state', reportStates) ?? defaults.state,
    order: choose('order', reportSorts) ?? defaults.order,
    who: choose('who', sellerFilters) ?? defaults.who,
    words: params.get('words')?.trim() ?? defaults.words,
    status: choose('status', materialChoices),
    of: params.get('of') ?? undefined,
    mail: choose('mail', contactFilters) ?? defaults.mail,
    page: parseListQuery(params).page ?? defaults.page,
  };
}

export function moderationAddress(choice: Partial<ModerationChoice> & { tab: ModerationTab }): string {
  if (choice.tab === 'activity') return '?';
  const told = Object.entries(choice).filter(
    ([name, value]) => value !== undefined && value !== (defaults as Record<string, unknown>)[name],
  );
  return `?${new URLSearchParams(told.map(([name, value]) => [name, String(value)]))}`;
}
