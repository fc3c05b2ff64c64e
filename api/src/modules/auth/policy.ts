import type { Role } from '@parpaing/contract/units';

/** SPEC §6: ADMIN may manage materials. */
export const maySell = (role: Role): boolean => role === 'PROVIDER' || role === 'ADMIN';
