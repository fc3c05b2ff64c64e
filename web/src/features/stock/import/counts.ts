import type { Import, ImportCheck } from '@parpaing/contract/schemas';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

export function countNew({ created, statedPublished, statedDrafts }: ImportCheck, publish: boolean) {
  const published = publish ? created - statedDrafts : statedPublished;
  return { published, drafts: created - published };
}

export const describeCreated = (count: number) =>
  count === 1 ? m.import_created_one() : m.import_created({ count: formatNumber(count) });

export const describeUpdated = (count: number) =>
  count === 1 ? m.import_updated_one() : m.import_updated({ count: formatNumber(count) });

const describePublished = (count: number) =>
  count === 1 ? m.import_published_one() : m.import_published({ count: formatNumber(count) });

const describeDrafts = (count: number) =>
  count === 1 ? m.import_drafts_one() : m.import_drafts({ count: formatNumber(count) });

/** « 5 nouveaux matériaux (4 publiés, 1 gardé en brouillon), 1 mis à jour par sa référence » */
export function describeResult({ check, publish }: Pick<Import, 'check' | 'publish'>): string {
  if (!check) return '';
  const { published, drafts } = countNew(check, publish);
  const statuses = [published > 0 && describePublished(published), drafts > 0 && describeDrafts(drafts)];
  const parts = [
    check.created > 0 && `${describeCreated(check.created)} (${statuses.filter(Boolean).join(', ')})`,
    check.updated > 0 && describeUpdated(check.updated),
  ];
  return parts.filter(Boolean).join(', ');
}
