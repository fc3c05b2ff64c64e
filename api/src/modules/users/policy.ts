import type { Role } from '@parpaing/contract/units';

/** ADMIN has what sellers have, and keeps being ADMIN. */
export const mayBecomeSeller = (role: Role): boolean => role !== 'ADMIN';
