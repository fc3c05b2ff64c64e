import type { Role } from '@parpaing/contract/units';

/** ADMIN may manage materials (SPEC §6). */
export const maySell = (role: Role): boolean => role === 'PROVIDER' || role === 'ADMIN';
