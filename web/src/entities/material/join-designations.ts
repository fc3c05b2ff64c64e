/** « GR 32 », « 42,5 N », « 20 × 20 »: read as one word, they are not to be parted by the end of a line. */
export function joinDesignations(title: string): string {
  return title.replace(/(?<=[A-ZλØ×]) (?=\d)|(?<=\d) (?=×|[A-Z]{1,3}\b)/g, '\u00A0');
}
