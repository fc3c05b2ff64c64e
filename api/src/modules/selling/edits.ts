import type { Database } from '../../db/database.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { insertMaterialEdits } from '../journal/service.ts';
import type { LockedMaterial } from './repository.ts';

const notes = {
  edit: 'Annonce modifiée',
  offer: 'Prix ou stock modifié',
  status: 'Statut changé',
  confirm: 'Disponibilité confirmée',
  delete: 'Annonce supprimée',
  restore: 'Suppression annulée',
  sell: 'Annonce marquée vendue',
};

export async function recordEdits(
  db: Database,
  user: CurrentUser,
  materials: LockedMaterial[],
  deed: keyof typeof notes,
): Promise<void> {
  const ids = materials.filter(({ sellerId }) => sellerId !== user.id).map(({ id }) => id);
  if (ids.length > 0) await insertMaterialEdits(db, user.id, ids, notes[deed]);
}
