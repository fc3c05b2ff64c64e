import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../../node_modules/.cache/parpaing-bench/', import.meta.url);

type Figures = Record<string, number>;

/** The figures of the last run on this machine, replaced by these. */
export function replaceLastRun(name: string, figures: Figures): Figures {
  const file = new URL(`${name}.json`, folder);
  let last: Figures = {};
  try {
    last = JSON.parse(readFileSync(file, 'utf8')) as Figures;
  } catch {}
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(figures));
  return last;
}
