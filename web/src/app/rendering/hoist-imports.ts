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
 * Adds to each entry the imports of its imports: after a click the browser asks for them together, once it has the
 * route. Rollup does so by default, Rolldown does not (https://github.com/rolldown/rolldown/issues/10820).
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
        for (const other of others)
          chunk.code += `\nimport"./${posix.relative(posix.dirname(name), other)}";`;
      }
    },
  };
}
