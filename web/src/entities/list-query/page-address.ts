export function pageAddress(search: string, page: number): string {
  const params = new URLSearchParams(search);
  params.set('page', String(page));
  params.set('scroll', 'true');
  return `?${params}`;
}
