import type { Database } from '../db/database.ts';

let addresses = 0;
/** An address that nobody has called from. */
export const newAddress = () => `203.0.${Math.floor(++addresses / 250)}.${addresses % 250}`;

/** As after so many uses within the hour. */
export async function spendLimit(db: Database, key: string, taken: number): Promise<void> {
  await db
    .insertInto('rateLimits')
    .values({ key, taken, endsAt: new Date(Date.now() + 3_600_000) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ taken }))
    .execute();
}
