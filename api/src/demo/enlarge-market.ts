import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export const allowEnlarging = (role: string): string =>
  `grant set on parameter session_replication_role to ${role}`;

/**
 * For scratch databases of tests and measurements. Triggers and foreign keys are disabled, which a superuser must
 * allow first (`allowEnlarging`).
 */
export async function enlargeMarket(db: Database, count: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`set local maintenance_work_mem = '256MB'`.execute(transaction);
    await sql`set local work_mem = '128MB'`.execute(transaction);
    const indexes = await dropIndexes(transaction);
    await insertSellers(transaction, Math.max(20, Math.round(count / 200)));
    await insertMaterials(transaction, count);
    await insertCovers(transaction);
    for (const definition of indexes) await sql.raw(definition).execute(transaction);
  });
  await sql`vacuum (analyze) materials, provider_profiles, material_images`.execute(db);
}

export async function dropIndexes(db: Database, kept: string[] = []): Promise<string[]> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
    where tablename = 'materials' and indexname <> all(${['materials_pkey', ...kept]}::text[])`.execute(db);
  for (const { indexname } of rows) await sql`drop index ${sql.id(indexname)}`.execute(db);
  return rows.map(({ indexdef }) => indexdef);
}

async function insertSellers(db: Database, count: number): Promise<void> {
  await sql`
    with created as (
      insert into users (id, email, full_name, role, password_hash, verified_at)
      select gen_random_uuid(), 'vendeur-' || number || '@mesure.invalid', 'Vendeur ' || number, 'PROVIDER', 'none', now()
      from generate_series(1, ${count}::int) as number
      returning id, full_name
    )
    insert into provider_profiles (user_id, company_name, business_type, tax_id)
    select id, full_name, (array['particulier', 'artisan', 'negoce', 'fabricant'])[1 + floor(random() * 4)::int],
      '73282932000074'
    from created`.execute(db);
}

async function insertMaterials(db: Database, count: number): Promise<void> {
  await sql`
    with models as materialized (
      select *, row_number() over (order by id) - 1 as number from materials
    ),
    communes as materialized (
      select *, row_number() over (order by code) - 1 as number
      from (select distinct on (code) * from places where not is_approximate order by code) as once
    ),
    sellers as materialized (
      select *, row_number() over (order by user_id) - 1 as number from provider_profiles
    ),
    sizes as materialized (
      select (select count(*) from models) as models, (select count(*) from communes) as communes,
        (select count(*) from sellers) as sellers
    ),
    drawn as materialized (
      select floor(random() * models)::int as model, floor(random() * communes)::int as commune,
        floor(random() * sellers)::int as seller, random() as chance, now() - random() * interval '300 days' as day
      from sizes cross join generate_series(1, ${count}::int - models) as number
    )
    insert into materials (
      id, seller_id, category_slug, title, description, condition, price_cents, vat_rate, sale_unit, base_unit,
      content, stock, min_order, attributes, commune_code, postal_code, city, department, latitude, longitude, pickup,
      delivery_base_cents, delivery_per_km_cents, delivery_free_radius_km, delivery_max_km, reference, status,
      published_at, search_vector, headline, title_key, is_professional, root_slug, pickup_days, arrival_days
    )
    select gen_random_uuid(), sellers.user_id, category_slug, title, models.description, condition, price, vat_rate,
      sale_unit, base_unit, content, floor(chance * 200), min_order, attributes, communes.code, communes.postal_code,
      communes.name, communes.department, north, east, pickup, delivery_base_cents, delivery_per_km_cents,
      delivery_free_radius_km, delivery_max_km, null, 'publie', day, search_vector, headline, title_key,
      business_type <> 'particulier', root_slug, case when pickup and chance < 0.7 then floor(chance * 20) end,
      case when delivery_max_km is not null and chance < 0.7 then floor(chance * 20) + 2 end
    from drawn
    join models on models.number = model
    join communes on communes.number = commune
    join sellers on sellers.number = seller
    cross join lateral (
      select round(price_cents * (0.5 + chance))::int as price, communes.latitude + (chance - 0.5) / 100 as north,
        communes.longitude + (chance - 0.5) / 100 as east
    ) as drawn_values`.execute(db);
}

async function insertCovers(db: Database): Promise<void> {
  await sql`
    insert into material_images (material_id, position, media_id, alt)
    select materials.id, 0, media_id, alt
    from materials
    join (
      select distinct on (title) title, media_id, alt from materials
      join material_images on material_id = materials.id and position = 0
    ) as covers using (title)
    on conflict do nothing`.execute(db);
}
