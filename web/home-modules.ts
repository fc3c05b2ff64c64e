/** What the home page of a guest is made of, with its layout. */
const roots = [
  '/web/src/entry.client.tsx',
  '/web/src/root.tsx',
  '/web/src/layouts/main.tsx',
  '/web/src/routes/home.tsx',
];

export interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const known = new Map<string, boolean>();

/** Whether the home page loads it from the start: what other pages share must not come along. */
export function isOfHome(id: string, graph: ModuleGraph): boolean {
  const cached = known.get(id);
  if (cached !== undefined) return cached;
  // Of a circle, the others decide.
  known.set(id, false);
  const path = id.split('?')[0] ?? id;
  const found =
    roots.some((root) => path.endsWith(root)) ||
    (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isOfHome(importer, graph));
  known.set(id, found);
  return found;
}
