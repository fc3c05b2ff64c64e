import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

function collectImports(name: string, bundle: Rolldown.OutputBundle, found = new Set<string>()) {
  const file = bundle[name];
  for (const imported of file?.type === 'chunk' ? file.imports : []) {
    if (found.has(imported)) continue;
    found.add(imported);
    collectImports(imported, bundle, found);
  }
  return found;
}

/**
 * A route imports all the files it needs, not only its own: after a click the browser asks for them at once instead of
 * finding them in rounds. Rollup does so by default, Rolldown not yet (issue 10820).
 */
export function hoistImports(): Plugin {
  return {
    name: 'hoist-imports',
    // Once Vite has taken out the files that only held styles.
    enforce: 'post',
    applyToEnvironment: ({ name, config }) => config.command === 'build' && name === 'client',
    generateBundle(_options, bundle) {
      for (const [name, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
        const others = [...collectImports(name, bundle)].filter((other) => !chunk.imports.includes(other));
        for (const other of others) chunk.code += `import"./${posix.relative(posix.dirname(name), other)}";`;
      }
    },
  };
}
