import type { MaterialStatus } from '@parpaing/contract/units';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Materials } from '../../db/types.ts';

export type MaterialRow = Selectable<Materials> & {
  availableUntilDay: string | null;
  attributesJson: string;
  hiddenMessage: string | null;
};

export async function insertMaterial(db: Database, material: Insertable<Materials>): Promise<boolean> {
  const inserted = await db
    .insertInto('materials')
    .values(material)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export interface LockedMaterial {
  id: string;
  sellerId: string;
  status: MaterialStatus;
  version: number;
  isDeleted: boolean;
  isHidden: boolean;
}

const managed = (ids: string[]) => sql`
  select id, seller_id, status, version, deleted_at is not null as is_deleted, hidden_at is not null as is_hidden
  from materials where id = any(${ids}::uuid[]) order by id`;

export async function listManaged(db: Database, ids: string[]): Promise<LockedMaterial[]> {
  const { rows } = await sql<LockedMaterial>`${managed(ids)}`.execute(db);
  return rows;
}

export async function lockMaterials(db: Database, ids: string[]): Promise<LockedMaterial[]> {
  const { rows } = await sql<LockedMaterial>`${managed(ids)} for no key update`.execute(db);
  return rows;
}

export function findOwner(db: Database, id: string): Promise<{ sellerId: string } | undefined> {
  return db.selectFrom('materials').select('sellerId').where('id', '=', id).executeTakeFirst();
}

/** Any change also confirms that the material is available, so its seller is not asked. */
export const touched = {
  version: sql<number>`version + 1`,
  updatedAt: sql<Date>`now()`,
  confirmedAt: sql<Date>`now()`,
  confirmationAskedAt: null,
};

export async function changeColumns(db: Database, id: string, columns: Updateable<Materials>) {
  await db
    .updateTable('materials')
    .set({ ...columns, ...touched })
    .where('id', '=', id)
    .execute();
}

export const published = {
  status: 'publie',
  publishedAt: sql<Date>`coalesce(published_at, now())`,
  soldAt: null,
  buyerId: null,
} as const;

export async function findMaterial(db: Database, id: string): Promise<MaterialRow | undefined> {
  return db
    .selectFrom('materials')
    .selectAll()
    .select(sql<string | null>`available_until::text`.as('availableUntilDay'))
    .select(sql<string>`attributes::text`.as('attributesJson'))
    .select(
      sql<string | null>`(
        select nullif(note, '') from moderation_log
        where target_id = materials.id and action = 'hide_material' and moderation_log.created_at >= hidden_at
        order by moderation_log.id limit 1
      )`.as('hiddenMessage'),
    )
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}
