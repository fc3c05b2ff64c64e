import type { Database } from '../db/database.ts';
import { demoId } from './demo-id.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Kept = [material: string, daysAgo: number];

/** All before today: the favourites of today would come on top of the statistics, which hold the others. */
const demoFavorites: Record<string, Kept[]> = {
  'acheteur@demo.fr': [
    ['tomettes-16-grandparis', 1.4],
    ['parquet-point-de-hongrie-kermarrec', 2.1],
    ['laine-de-roche-panneau-100-dupre', 2.6],
    ['extra-evier-gres-reemploi', 4.3],
    ['carreaux-ciment-decor-flandres', 5.2],
    ['lavabo-colonne-claire', 6.8],
    ['porte-moulures-grandparis', 9.1],
    ['extra-shingle-bitume', 11.7],
  ],
  'vendeur@demo.fr': [
    ['briques-filature-flandres', 3.2],
    ['betonniere-350-martins', 5.9],
    ['extra-bac-acier-anthracite', 8.4],
  ],
};

export async function insertDemoFavorites(db: Database, now: Date): Promise<void> {
  const rows = Object.entries(demoFavorites).flatMap(([email, kept]) =>
    kept.map(([material, daysAgo]) => ({
      userId: demoId('user', email),
      materialId: demoId('material', material),
      createdAt: new Date(now.getTime() - daysAgo * dayMs),
    })),
  );
  await db.insertInto('favorites').values(rows).execute();
}
