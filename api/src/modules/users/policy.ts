import type { Role } from '@parpaing/contract/units';

export const mayBecomeSeller = (role: Role): boolean => role !== 'ADMIN';
