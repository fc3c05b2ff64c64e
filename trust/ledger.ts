import type pg from 'pg';
import type { Cluster } from './cluster.ts';

export interface Write {
  key: string;
  value: string;
}

interface Writer {
  id: string;
  email: string;
}

interface Entry {
  acknowledgedValue: string;
  /** Sent and not acknowledged: it may have been written or not. */
  inDoubt: Set<string>;
}

interface Audit {
  acknowledged: number;
  lost: string[];
  doubled: string[];
}

export type Ledger = ReturnType<typeof openLedger>;

export function openLedger(writers: Writer[]) {
  const entries = new Map<string, Entry>();
  let acknowledged = 0;

  return {
    attempt({ key, value }: Write) {
      const entry = entries.get(key) ?? { acknowledgedValue: '0', inDoubt: new Set() };
      entries.set(key, entry);
      entry.inDoubt.add(value);
    },

    acknowledge({ key, value }: Write) {
      acknowledged += 1;
      entries.set(key, { acknowledgedValue: value, inDoubt: new Set() });
    },

    async audit(cluster: Cluster): Promise<Audit> {
      const held = await cluster.use((client) => readWritten(client, writers));
      const audit: Audit = { acknowledged, lost: [], doubled: [] };
      for (const [key, { acknowledgedValue, inDoubt }] of entries) {
        const value = held.get(key) ?? '0';
        if (value === acknowledgedValue || inDoubt.has(value)) continue;
        (Number(value) > 1 ? audit.doubled : audit.lost).push(
          `${key} is ${value}, acknowledged as ${acknowledgedValue}`,
        );
      }
      return audit;
    },
  };
}

async function readWritten(client: pg.Client, writers: Writer[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ key: string; value: string }>(
    `select 'message ' || text as key, count(*)::text as value
       from messages where sender_id = any ($1) group by text
     union all
     select 'contact ' || message, count(*)::text from contact_requests where email = any ($2) group by message
     union all
     select 'favorite ' || user_id || ' ' || material_id, count(*)::text
       from favorites where user_id = any ($1) group by user_id, material_id
     union all
     select 'city ' || id, city from users where id = any ($1) and city is not null
     union all
     select 'session ' || id, '1' from sessions where user_id = any ($1) and revoked_at is null`,
    [writers.map(({ id }) => id), writers.map(({ email }) => email)],
  );
  return new Map(rows.map(({ key, value }) => [key, value]));
}
