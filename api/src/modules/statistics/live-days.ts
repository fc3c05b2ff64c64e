import { sql } from 'kysely';

export const rolledUpTo = sql`(select rolled_up_to from statistics_progress)`;
/** Days after the last roll-up are counted from what they are made of, in the same statement, so in one snapshot. */
export const liveSince = sql`((${rolledUpTo} + 1)::timestamp at time zone 'Europe/Paris')`;
export const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Paris')::date`;
