/** « GR 32 », « 42,5 N », « 20 × 20 »: no line break inside a designation. */
export function joinDesignations(title: string): string {
  return title.replace(/(?<=[A-ZλØ×]) (?=\d)|(?<=\d) (?=×|[A-Z]{1,3}\b)/g, '\u00A0');
}
