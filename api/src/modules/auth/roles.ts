import type { Role } from '@parpaing/contract/units';

export function presentRole(role: Role): { role: Role; roles: Role[]; isProvider: boolean } {
  return { role, roles: role === 'USER' ? ['USER'] : ['USER', role], isProvider: role === 'PROVIDER' };
}
