interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[]; code: string | null } | null;
}

const homeEntry = /\/web\/src\/(root|layouts\/main|routes\/home)\.tsx(\?|$)/;
const messageFile = /\/paraglide\/messages\/(\w+)\.js$/;
const usedMessage = /\bm\.(\w+)/g;

/**
 * Names the file of what the home page shares with others: all that it needs, and nothing that only they do.
 * Messages are all imported through one index: the code that imports it tells which of them it shows.
 */
export function createHomeNamer(fileName: string) {
  const known = new Map<string, boolean>();
  let homeMessages: Set<string> | undefined;

  function isOnHome(id: string, graph: ModuleGraph): boolean {
    const decided = known.get(id);
    if (decided !== undefined) return decided;
    // Until it is decided, so that a cycle ends.
    known.set(id, false);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const answer = homeEntry.test(id) || importers.some((importer) => isOnHome(importer, graph));
    known.set(id, answer);
    return answer;
  }

  function findHomeMessages(anyMessage: string, graph: ModuleGraph): Set<string> {
    const importersOf = (id: string) => graph.getModuleInfo(id)?.importers ?? [];
    const users = importersOf(anyMessage)
      .flatMap(importersOf)
      .flatMap((id) => [id, ...importersOf(id)]);
    return new Set(
      users
        .filter((id) => isOnHome(id, graph))
        .flatMap((id) => [...(graph.getModuleInfo(id)?.code?.matchAll(usedMessage) ?? [])])
        .map(([, name]) => name as string),
    );
  }

  return (id: string, graph: ModuleGraph): string | null => {
    const message = messageFile.exec(id)?.[1];
    if (!message) return isOnHome(id, graph) ? fileName : null;
    homeMessages ??= findHomeMessages(id, graph);
    return homeMessages.has(message) ? fileName : null;
  };
}
