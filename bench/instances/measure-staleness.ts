import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { median } from '../measure.ts';

const patienceMs = 10_000;

export interface Staleness {
  medianMs: number;
  worstMs: number;
  older: number;
}

/** How long after a commit each instance first answers the new price, and how many answers were older. */
export async function measureStaleness(
  primaryUrl: string,
  origins: string[],
  materialId: string,
  changes: number,
): Promise<Staleness> {
  const primary = new pg.Client(primaryUrl);
  await primary.connect();
  const late: number[] = [];
  let older = 0;
  for (let change = 1; change <= changes; change++) {
    const price = 1000 + change;
    await primary.query('update materials set price_cents = $1 where id = $2', [price, materialId]);
    const committed = performance.now();
    const seen = origins.map(async (origin) => {
      while ((await readPrice(origin, materialId)) !== price) {
        older++;
        if (performance.now() - committed > patienceMs) throw new Error(`${origin} does not see the change`);
        await delay(1);
      }
      late.push(performance.now() - committed);
    });
    await Promise.all(seen);
  }
  await primary.end();
  return { medianMs: median(late), worstMs: Math.max(...late), older };
}

async function readPrice(origin: string, id: string): Promise<number> {
  const answer = await fetch(`${origin}/api/materials/${id}`);
  if (!answer.ok) throw new Error(`${answer.status} from ${origin}`);
  return ((await answer.json()) as { priceCents: number }).priceCents;
}
