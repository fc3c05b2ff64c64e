import type { Place } from '@parpaing/contract/schemas';
import type { Insertable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { MaterialImages, Materials } from '../db/types.ts';
import { demoId } from './demo-id.ts';
import { type DemoMaterial, demoMaterials } from './materials.ts';
import { listPicturesOf } from './pictures.ts';
import { scatter } from './scatter.ts';
import { getSeller } from './sellers.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Commune = Pick<Place, 'department' | 'latitude' | 'longitude'>;

export async function buildDemoMaterials(db: Database, now: Date): Promise<Insertable<Materials>[]> {
  const communes = await findCommunes(db);
  return demoMaterials.map((material) => {
    const commune = communes.get(material.communeCode);
    if (!commune) throw new Error(`${material.key}: unknown commune ${material.communeCode}`);
    return buildMaterial(material, commune, now);
  });
}

export function buildDemoImages(): Insertable<MaterialImages>[] {
  return demoMaterials.flatMap((material) =>
    listPicturesOf(material).map(({ id, alt }, position) => ({
      materialId: demoId('material', material.key),
      position,
      mediaId: id,
      alt,
    })),
  );
}

async function findCommunes(db: Database): Promise<Map<string, Commune>> {
  const codes = [...new Set(demoMaterials.map(({ communeCode }) => communeCode))];
  const rows = await db
    .selectFrom('places')
    .select(['code', 'department', 'latitude', 'longitude'])
    .distinctOn('code')
    .where('code', 'in', codes)
    .execute();
  return new Map(rows.map(({ code, ...commune }) => [code, commune]));
}

function buildMaterial(material: DemoMaterial, commune: Commune, now: Date): Insertable<Materials> {
  const { delivery, availableUntilDays } = material;
  const publishedAt = new Date(now.getTime() - material.publishedDaysAgo * dayMs);
  return {
    id: demoId('material', material.key),
    sellerId: demoId('user', getSeller(material.seller).email),
    categorySlug: material.category,
    title: material.title,
    description: material.description,
    condition: material.condition,
    priceCents: material.priceCents,
    vatRate: material.vatRate,
    saleUnit: material.saleUnit,
    baseUnit: material.baseUnit,
    content: material.content,
    stock: material.stock,
    minOrder: material.minOrder,
    attributes: material.attributes,
    communeCode: material.communeCode,
    postalCode: material.postalCode,
    city: material.city,
    department: commune.department,
    ...scatter(commune, material.key),
    pickup: material.pickup,
    deliveryBaseCents: delivery?.baseCents,
    deliveryPerKmCents: delivery?.perKmCents,
    deliveryFreeRadiusKm: delivery?.freeRadiusKm,
    deliveryMaxKm: delivery?.maxKm,
    reference: material.reference,
    availableUntil: availableUntilDays ? new Date(now.getTime() + availableUntilDays * dayMs) : undefined,
    status: 'publie',
    publishedAt,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  };
}
