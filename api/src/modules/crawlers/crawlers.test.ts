import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { dropIndexes } from '../../demo/enlarge-market.ts';
import { createMaterial } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { urlsPerSitemap } from './sitemaps.ts';

const context = useTestApp({ publicUrl: 'https://parpaing.example', brandName: 'Moellon' });
const read = async (url: string) => context.app.inject(url);
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

it('un téléphone garde le site sous le nom de la maison', async () => {
  const { headers, body } = await read('/manifest.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  expect(JSON.parse(body)).toMatchObject({ name: 'Moellon', short_name: 'Moellon', start_url: '/' });
});

describe('un moteur de recherche', () => {
  it('apprend ce qu’il peut visiter et où est le plan du site', async () => {
    const { headers, body } = await read('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(headers['cache-control']).toContain('public');
    for (const path of ['/api/', '/auth/', '/messages', '/favorites', '/profile$', '/materials/*/edit']) {
      expect(body.split('\n')).toContain(`Disallow: ${path}`);
    }
    expect(body).toContain('Sitemap: https://parpaing.example/sitemap.xml');
  });

  it('lit les pages publiques et les annonces publiées, datées', async () => {
    const { id } = await createMaterial(context.db, { updatedAt: '2026-03-01T10:00:00Z' });
    await createMaterial(context.db, { status: 'vendu' });
    const index = await read('/sitemap.xml');
    expect(index.headers['content-type']).toContain('application/xml');
    expect(locations(index.body)).toEqual([
      'https://parpaing.example/sitemaps/0.xml',
      'https://parpaing.example/sitemaps/1.xml',
    ]);
    expect(locations((await read('/sitemaps/0.xml')).body)).toContain('https://parpaing.example/about');
    const materials = await read('/sitemaps/1.xml');
    expect(materials.headers['cache-control']).toBe('public, max-age=3600');
    expect(locations(materials.body)).toEqual([`https://parpaing.example/materials/${id}`]);
    expect(materials.body).toContain('<lastmod>2026-03-01T10:00:00.000Z</lastmod>');
  });

  it.each(['/sitemaps/9.xml', '/sitemaps/99999999999999999999999.xml'])('ne trouve pas %s', async (url) => {
    expect((await read(url)).statusCode).toBe(404);
  });

  it('apprend qu’un plan a un numéro', async () => {
    const response = await read('/sitemaps/materials.xml');
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, 'file']);
  });
});

describe('au-delà de 50 000 annonces', () => {
  beforeAll(async () => {
    const { id } = await createMaterial(context.db);
    // What the test is about is the number: other indexes, words and foreign keys would take most of the time.
    await context.db.transaction().execute(async (transaction) => {
      await dropIndexes(transaction, ['materials_published_id']);
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`
        insert into materials (id, seller_id, category_slug, title, description, condition, price_cents, vat_rate,
          sale_unit, base_unit, content, stock, commune_code, postal_code, city, department, latitude, longitude,
          pickup, status, published_at)
        select gen_random_uuid(), seller_id, category_slug, title, description, condition, price_cents, vat_rate,
          sale_unit, base_unit, content, stock, commune_code, postal_code, city, department, latitude, longitude,
          pickup, status, published_at
        from materials, generate_series(1, ${urlsPerSitemap}) where id = ${id}`.execute(transaction);
    });
  });

  it('le plan se partage, sans doublon ni oubli', async () => {
    expect(locations((await read('/sitemap.xml')).body)).toHaveLength(3);
    const first = locations((await read('/sitemaps/1.xml')).body);
    const second = locations((await read('/sitemaps/2.xml')).body);
    expect(first).toHaveLength(urlsPerSitemap);
    const { total } = await context.db
      .selectFrom('materials')
      .where('status', '=', 'publie')
      .select((select) => select.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    expect(new Set([...first, ...second]).size).toBe(Number(total));
  });
});
