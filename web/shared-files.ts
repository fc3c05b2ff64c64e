interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[]; code: string | null } | null;
}

/** What comes through an index that lists it all: only the names in the code tell who uses which. */
const listed = [
  {
    file: /\/paraglide\/messages\/(\w+)\.js$/,
    index: /\/paraglide\/messages(\/_index)?\.js$/,
    names: (file: string) => [file],
  },
  {
    file: /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/,
    index: /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/,
    names: (file: string, index: string) => {
      const line = new RegExp(`export \\{([^}]*)\\} from '\\./icons/${file}\\.mjs'`).exec(index)?.[1] ?? '';
      return Array.from(line.matchAll(/default as (\w+)/g), ([, name]) => name as string);
    },
  },
];

/** Names the file of what the given modules need, directly or not, of all that is shared with others. */
export function nameNeedsOf(entries: RegExp, fileName: string) {
  const known = new Map<string, boolean>();
  const words = new Map<string, Set<string>>();

  function isNeeded(id: string, graph: ModuleGraph): boolean {
    const decided = known.get(id);
    if (decided !== undefined) return decided;
    // Until it is decided, so that a cycle ends.
    known.set(id, false);
    const answer = entries.test(id) || isUsed(id, graph);
    known.set(id, answer);
    return answer;
  }

  function isUsed(id: string, graph: ModuleGraph): boolean {
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    for (const { file, index, names } of listed) {
      const name = file.exec(id)?.[1];
      const list = importers.find((importer) => index.test(importer));
      if (!name || !list) continue;
      const used = words.get(list) ?? readWords(list, index, graph);
      words.set(list, used);
      return names(name, graph.getModuleInfo(list)?.code ?? '').some((word) => used.has(word));
    }
    return importers.some((importer) => isNeeded(importer, graph));
  }

  /** All the words of the code that needs this list, imported by itself or through another. */
  function readWords(list: string, index: RegExp, graph: ModuleGraph): Set<string> {
    const importers = graph.getModuleInfo(list)?.importers ?? [];
    const texts = importers.flatMap((importer) => {
      if (index.test(importer)) return [...readWords(importer, index, graph)];
      return isNeeded(importer, graph) ? (graph.getModuleInfo(importer)?.code?.match(/\w+/g) ?? []) : [];
    });
    return new Set(texts);
  }

  return (id: string, graph: ModuleGraph): string | null => (isNeeded(id, graph) ? fileName : null);
}
