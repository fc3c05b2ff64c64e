import type { MaterialCard } from '@parpaing/contract/schemas';
import type { Database } from '../../../db/database.ts';
import type { PreparedSearch } from '../filters/prepare.ts';
import { presentFound } from '../results/card.ts';
import { listPage } from '../results/page.ts';

const maxUncovered = 12;
const maxRead = 100;

/** Matches that are either too few for the need or not delivered where delivery was asked, but not both. */
export async function findUncovered(
  db: Database,
  { filter, words }: PreparedSearch,
  found: { ids: string[]; total: number },
): Promise<MaterialCard[]> {
  const { need, near, isDelivered } = filter;
  if (!need || words?.thing || found.total > found.ids.length) return [];
  const wider = {
    ...filter,
    need: undefined,
    maxTotals: undefined,
    isDelivered: undefined,
    isInStock: true,
    baseUnit: need.unit,
  };
  const rows = await listPage(db, wider, { sort: 'prix_base', tax: 'ttc', offset: 0, limit: maxRead });
  return rows
    .filter(({ id }) => !found.ids.includes(id))
    .map((row) => presentFound(row, filter))
    .filter(({ need: answer }) => {
      const isUndelivered = near !== undefined && isDelivered === true && !answer?.delivered;
      const isShort = !answer?.isInStock;
      return isShort !== isUndelivered;
    })
    .slice(0, maxUncovered);
}
