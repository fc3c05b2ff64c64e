import type { CallAnswer } from '@parpaing/contract/calls';
import type { LoginAnswer, Session } from '@parpaing/contract/schemas';
import type { AccountRow } from './account-repository.ts';
import { presentRole } from './roles.ts';
import type { SessionRow } from './session-repository.ts';

export function presentLogin(
  account: AccountRow,
  { token, refreshToken }: CallAnswer<'refreshToken'>,
): LoginAnswer {
  return {
    token,
    refreshToken,
    ...presentRole(account.role),
    id: account.id,
    email: account.email,
    fullName: account.fullName,
    verified: account.verifiedAt !== null,
    createdAt: account.createdAt.toISOString(),
    lastLogin: account.lastLoginAt?.toISOString() ?? null,
  };
}

export function presentSession(row: SessionRow, currentId: string): Session {
  return {
    id: row.id,
    device: row.device,
    isCurrent: row.id === currentId,
    sharedDevice: row.sharedDevice,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  };
}
