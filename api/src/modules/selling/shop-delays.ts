import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

const changedAtOnce = 500;

/**
 * Materials that leave a delay to their shop take that of today: the trigger `count_handover_days` does. Each part is a
 * transaction, because thousands of rows with their indexes take seconds.
 */
export async function spreadShopDelays(db: Database, sellerId: string): Promise<void> {
  for (let after: string | undefined; ; ) {
    const { rows } = await sql<{ id: string }>`
      with next as (
        select id from materials
        where seller_id = ${sellerId} ${after ? sql`and id > ${after}::uuid` : sql``}
          and (available_in_days is null or delivery_in_days is null)
        order by id limit ${changedAtOnce} for no key update
      )
      update materials set available_in_days = materials.available_in_days
      from next where materials.id = next.id
      returning materials.id`.execute(db);
    if (rows.length < changedAtOnce) return;
    after = rows
      .map(({ id }) => id)
      .toSorted()
      .at(-1);
  }
}
