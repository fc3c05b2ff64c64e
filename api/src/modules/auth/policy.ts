import type { Role } from '@parpaing/contract/units';

export const maySell = (role: Role): boolean => role === 'PROVIDER' || role === 'ADMIN';
