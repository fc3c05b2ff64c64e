import { v7 } from 'uuid';

/** Ids grow with time (UUID v7), so that new rows land at the end of an index. */
export const newId = (): string => v7();
