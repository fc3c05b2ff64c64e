import { v7 } from 'uuid';

/** UUID v7 grows with time, so new rows are inserted at the end of an index. */
export const newId = (): string => v7();

export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
