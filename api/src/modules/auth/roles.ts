import type { Role } from '@parpaing/contract/units';

/** One role, told in the three ways SPEC §7 asks for; a seller is a user too. */
export function presentRole(role: Role): { role: Role; roles: Role[]; isProvider: boolean } {
  return { role, roles: role === 'USER' ? ['USER'] : ['USER', role], isProvider: role === 'PROVIDER' };
}
