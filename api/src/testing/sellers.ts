import type { Database } from '../db/database.ts';
import type { App } from '../http/endpoint.ts';
import { newId } from '../lib/ids.ts';
import { logInAs } from './accounts.ts';
import { createUser } from './factories.ts';

export async function openShop(
  { app, db }: { app: App; db: Database },
  businessType: 'negoce' | 'particulier' = 'negoce',
) {
  const account = await createUser(db, { role: 'PROVIDER' });
  const taxId = businessType === 'particulier' ? null : '73282932000074';
  await db
    .insertInto('providerProfiles')
    .values({ userId: account.id, companyName: 'Négoce Morel', businessType, taxId })
    .execute();
  return { ...account, ...(await logInAs(app, account)) };
}

/** A form that is complete but for its photo. */
export function fillMaterialForm(values: object = {}) {
  return {
    id: newId(),
    publish: false,
    categorySlug: 'laine-de-verre',
    title: 'Laine de verre GR 32, ép. 120 mm',
    description: 'Rouleaux sous film.',
    condition: 'surplus',
    priceCents: 4190,
    vatRate: 20,
    saleUnit: 'rouleau',
    baseUnit: 'm2',
    content: 5.4,
    piecesPerM2: null,
    stock: 130,
    minOrder: 4,
    attributes: { epaisseur: 120, acermi: true },
    place: { code: '93048', postalCode: '93100' },
    pickup: true,
    delivery: { baseCents: 2900, perKmCents: 110, freeRadiusKm: 8, maxKm: 50 },
    reference: null,
    availableUntil: null,
    pictures: [] as { id: string; alt: string }[],
    documents: [] as { id: string; title: string }[],
    ...values,
  };
}
