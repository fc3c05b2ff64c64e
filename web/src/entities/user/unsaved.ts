/** Several forms of a page may hold changes: each marks itself by this attribute. */
export const unsavedMark = (isUnsaved: boolean) => ({ 'data-unsaved': isUnsaved || undefined });

export const findUnsaved = (): Element | null => document.querySelector('[data-unsaved]');

/** Nobody is asked again: they chose to lose them. */
export function forgetUnsaved() {
  for (const form of document.querySelectorAll('[data-unsaved]')) form.removeAttribute('data-unsaved');
}
