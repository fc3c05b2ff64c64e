/** « GR 32 », « 42,5 N », « 20 × 20 »: read as one word, they are not to be parted by the end of a line. */
export function joinDesignations(title: string): string {
  return title
    .replace(/(^|[\s(])([A-Z]{1,4}|[λØ]) (?=\d)/g, '$1$2\u00A0')
    .replace(/(\d) (?=×|[A-Z]{1,3}(?!\p{L}))/gu, '$1\u00A0')
    .replaceAll('× ', '×\u00A0');
}
