import { randomUUID } from 'node:crypto';
import type { Database } from '@parpaing/api/database';
import { rollUpStatistics } from '@parpaing/api/roll-up';
import { sql } from 'kysely';
import sharp from 'sharp';
import { percentile } from '../measure.ts';
import { printHead, printRow } from '../print-table.ts';
import type { SellerClient } from './seller-client.ts';

const materials = 1000;
const days = 365;
const written = 50;
const read = 40;

/** A shop of 1,000 materials, seen about once a day each for a year: what its seller's calls take. */
export async function benchShop(db: Database, sellerId: string, call: SellerClient): Promise<void> {
  const ids = await giveMaterials(db, sellerId);
  const events = await insertEvents(db, sellerId);
  const start = performance.now();
  await rollUpStatistics(db);
  const rollUp = performance.now() - start;

  printHead([`${materials.toLocaleString('en')} materials`, 'p50 ms', 'p95 ms']);
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a65f3c' } })
    .jpeg()
    .toBuffer();
  const drafts: { id: string; picture: string }[] = [];
  await measure('send a photo of 1600 × 1200', written, async () => {
    const id = randomUUID();
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    const { id: picture } = (await call('POST', `/api/materials/${id}/images`, form)) as { id: string };
    drafts.push({ id, picture });
  });
  const { places } = (await call('GET', '/api/places?q=69007')) as { places: Place[] };
  await measure('create, published', written, async (index) => {
    await call('POST', '/api/materials', buildMaterial(drafts[index] as Draft, places[0] as Place));
  });
  const versions = new Map<string, number>();
  const change = async (index: number, values: object) => {
    const id = ids[index % 10] as string;
    const version = versions.get(id) ?? 1;
    await call('PATCH', `/api/materials/${id}`, { version, ...values });
    versions.set(id, version + 1);
  };
  await measure('change a stock in place', written, (index) => change(index, { stock: 300 + index }));
  await measure('change a price in place', written, (index) => change(index, { priceCents: 1000 + index }));
  for (const [name, path] of Object.entries({
    'my materials': '/api/materials/mine',
    dashboard: '/api/dashboard',
    'dashboard: table': '/api/statistics/materials?days=30',
    'statistics of 30 days': '/api/statistics?days=30',
    'statistics of 365 days': '/api/statistics?days=365',
    'by material, 365 days': '/api/statistics/materials?days=365',
  })) {
    await measure(name, read, () => call('GET', path));
  }
  printHead(['statistics', 'events', 'seconds']);
  printRow(['roll-up of a year', events.toLocaleString('en'), (rollUp / 1000).toFixed(1)]);
}

async function measure(name: string, count: number, act: (index: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await act(index);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  printRow([name, percentile(times, 0.5).toFixed(1), percentile(times, 0.95).toFixed(1)]);
}

async function giveMaterials(db: Database, sellerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update materials set seller_id = ${sellerId}, version = 1
    where id in (select id from materials where status = 'publie' order by id limit ${materials})
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

async function insertEvents(db: Database, sellerId: string): Promise<number> {
  await sql`truncate seller_days, seller_source_days, material_totals, search_days`.execute(db);
  await sql`update statistics_progress set rolled_up_to = current_date - ${days}::int - 1`.execute(db);
  const { numAffectedRows } = await sql`
    insert into view_events (day, seller_id, material_id, visitor, source, words, has_contact)
    select current_date - ago, seller_id, id, decode(md5(id::text || ago || visit), 'hex'), 'search',
      lower(split_part(title, ' ', 1)), random() < 0.02
    from materials
    cross join generate_series(1, ${days}::int) as ago
    cross join lateral generate_series(1, abs(hashtext(id::text || ago)::bigint) % 3) as visit
    where seller_id = ${sellerId}`.execute(db);
  await sql`vacuum (analyze) view_events, materials`.execute(db);
  return Number(numAffectedRows);
}

interface Draft {
  id: string;
  picture: string;
}

interface Place {
  code: string;
  postalCode: string;
}

const buildMaterial = ({ id, picture }: Draft, { code, postalCode }: Place) => ({
  id,
  publish: true,
  categorySlug: 'laine-de-verre',
  title: 'Laine de verre GR 32 kraft, ép. 100 mm',
  description: 'Rouleaux sous film, à retirer au dépôt.',
  condition: 'surplus',
  priceCents: 2990,
  vatRate: 20,
  saleUnit: 'rouleau',
  baseUnit: 'm2',
  content: 5.4,
  stock: 12,
  minOrder: 1,
  attributes: {},
  place: { code, postalCode },
  pickup: true,
  delivery: null,
  pictures: [{ id: picture, alt: '' }],
  documents: [],
});
