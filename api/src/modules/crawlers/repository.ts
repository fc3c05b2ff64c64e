import type { Database } from '../../db/database.ts';

interface ListedMaterial {
  id: string;
  updatedAt: Date;
}

const published = (db: Database) => db.selectFrom('materials').where('status', '=', 'publie').orderBy('id');

export async function countListedMaterials(db: Database): Promise<number> {
  const { total } = await db
    .selectFrom('materials')
    .where('status', '=', 'publie')
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function findListedMaterial(db: Database, offset: number): Promise<string | undefined> {
  return (await published(db).select('id').offset(offset).limit(1).executeTakeFirst())?.id;
}

export function listMaterialsFrom(
  db: Database,
  start: { id: string; isIncluded: boolean },
  limit: number,
): Promise<ListedMaterial[]> {
  return published(db)
    .select(['id', 'updatedAt'])
    .where('id', start.isIncluded ? '>=' : '>', start.id)
    .limit(limit)
    .execute();
}
