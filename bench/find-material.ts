export async function findMaterial(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/materials?limit=1&q=parpaing`);
  const { items } = (await response.json()) as { items: { id: string }[] };
  if (!items[0]) throw new Error('there is no material to read');
  return items[0].id;
}
