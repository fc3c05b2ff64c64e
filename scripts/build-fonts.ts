/** Reduces the fonts to what French and English pages draw. Run `npm run fonts:build` after an update, and commit them. */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const source = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../web/src/styles/fonts/', import.meta.url);

const latin = [
  ...listCharacters(0x20, 0x7e),
  ...listCharacters(0xa0, 0xff),
  ...'Œœ‐‑–—‘’‚“”„†•…‰′″‹›⁄€™↑↓−',
  ...'\u2009\u200b\u202f',
].join('');
const technicalGreek = 'λΔΩμ';

const textWeights = { wght: { min: 400, max: 700 } };
await build('bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2', 'bricolage', latin, {
  wght: { min: 700, max: 800 },
});
await build('ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2', 'plex', latin, textWeights);
await build(
  'ibm-plex-sans/files/ibm-plex-sans-greek-wght-normal.woff2',
  'plex-greek',
  technicalGreek,
  textWeights,
);

function listCharacters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

async function build(
  file: string,
  name: string,
  text: string,
  variationAxes: Record<string, { min: number; max: number }>,
): Promise<void> {
  const font = await subsetFont(readFileSync(new URL(file, source)), text, {
    targetFormat: 'woff2',
    variationAxes,
  });
  writeFileSync(new URL(`${name}.woff2`, target), font);
  console.log(`${name}: ${(font.length / 1000).toFixed(1)} kB`);
}
