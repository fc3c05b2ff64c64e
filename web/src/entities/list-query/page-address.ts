/** Of the same list; it leads to the results (DESIGN §3.16). */
export function pageAddress(search: string, page: number): string {
  const params = new URLSearchParams(search);
  params.set('page', String(page));
  params.set('scroll', 'true');
  return `?${params}`;
}
