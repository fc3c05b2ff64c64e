import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../node_modules/.cache/parpaing-bench/', import.meta.url);

export type Figures = Record<string, number>;

/** What was measured on this machine before; figures that this run did not measure are kept. */
export function replaceLastRun(name: string, figures: Figures): Figures {
  const file = new URL(`${name}.json`, folder);
  let last: Figures = {};
  try {
    last = JSON.parse(readFileSync(file, 'utf8')) as Figures;
  } catch {}
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ ...last, ...figures }));
  return last;
}
