import { v7 } from 'uuid';

/** UUID v7 grows with time, so new rows are inserted at the end of an index. */
export const newId = (): string => v7();
