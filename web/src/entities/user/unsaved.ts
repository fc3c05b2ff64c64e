import { readUser } from '../session/stored-user.ts';

/** Several forms of a page may hold changes: each marks itself by this attribute. */
export const unsavedMark = (isUnsaved: boolean) => ({ 'data-unsaved': isUnsaved || undefined });

export const findUnsaved = (): Element | null => document.querySelector('[data-unsaved]');

/** Whoever was logged out has to reach the login. */
export const hasUnsaved = (): boolean => readUser() !== null && findUnsaved() !== null;

/** After the person chose to leave, so that `beforeunload` does not ask again. */
export function forgetUnsaved() {
  for (const form of document.querySelectorAll('[data-unsaved]')) form.removeAttribute('data-unsaved');
}
