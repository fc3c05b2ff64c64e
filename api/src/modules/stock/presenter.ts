import type { MyMaterial } from '@parpaing/contract/schemas';
import { presentOfferFields } from '../material-cards/service.ts';
import type { MyMaterialRow } from './list-repository.ts';

export function presentMine(row: MyMaterialRow, views: number): MyMaterial {
  return {
    ...presentOfferFields(row),
    reference: row.reference,
    status: row.status,
    baseUnit: row.baseUnit,
    basePriceCents: Number(row.basePriceCents),
    minOrder: Number(row.minOrder),
    version: row.version,
    hasDraft: row.hasDraft,
    confirmedAt: row.confirmedAt.toISOString(),
    isToConfirm: row.isToConfirm,
    isHidden: row.isHidden,
    updatedAt: row.updatedAt.toISOString(),
    views,
    favorites: row.favorites,
    contacts: row.contacts,
  };
}
