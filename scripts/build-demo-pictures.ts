/**
 * Completes the manifest of the demo's drawings with what is shown before a picture has come (thumbhash) and with the
 * version that its id is made of. Run `npm run demo:pictures` after changing a drawing, its crop or its text.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { cropDrawing } from '../api/src/demo/crop-drawing.ts';
import manifest from '../api/src/demo/drawings/manifest.json' with { type: 'json' };
import { makeThumbhash } from '../api/src/modules/media/pictures.ts';

const drawings = new URL('../api/src/demo/drawings/', import.meta.url);

for (const [name, drawing] of Object.entries(manifest)) {
  const svg = readFileSync(new URL(`${name}.svg`, drawings), 'utf8');
  Object.assign(drawing, await summarise(svg));
  if ('detail' in drawing)
    Object.assign(drawing.detail, await summarise(cropDrawing(svg, drawing.detail.box)));
}
writeFileSync(new URL('manifest.json', drawings), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${Object.keys(manifest).length} drawings`);

async function summarise(svg: string) {
  return {
    thumbhash: await makeThumbhash(Buffer.from(svg)),
    version: createHash('sha256').update(svg).digest('hex').slice(0, 16),
  };
}
