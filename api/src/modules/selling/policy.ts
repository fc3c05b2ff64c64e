import type { CurrentUser } from '../auth/current-user.ts';

type Manager = Pick<CurrentUser, 'id' | 'role'>;

export const canManage = ({ id, role }: Manager, { sellerId }: { sellerId: string }): boolean =>
  role === 'ADMIN' || id === sellerId;
