/**
 * Renders the demo's illustrations in every width and format, so that loading the demo only copies files. Run `npm run
 * demo:pictures` after changing an illustration.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pictureWidths } from '@parpaing/contract/units';
import sharp from 'sharp';
import { encodeVariant, makeThumbhash } from '../api/src/modules/media/pictures.ts';

const illustrations = new URL('../api/src/demo/illustrations/', import.meta.url);
const output = new URL('../api/src/demo/pictures/', import.meta.url);
const fullWidth = Math.max(...pictureWidths);
const drawnWidth = 400;
const svgDensity = 72;

rmSync(output, { recursive: true, force: true });
mkdirSync(output);
const manifest: Record<string, unknown> = {};
let bytes = 0;
for (const file of readdirSync(illustrations).sort()) {
  const name = file.replace('.svg', '');
  const svg = readFileSync(new URL(file, illustrations));
  const density = (svgDensity * fullWidth) / drawnWidth;
  const { data, info } = await sharp(svg, { density })
    .resize({ width: fullWidth })
    .png()
    .toBuffer({ resolveWithObject: true });
  const hash = createHash('sha256');
  for (const width of pictureWidths) {
    for (const format of ['avif', 'webp'] as const) {
      const content = await encodeVariant(data, width, format);
      writeFileSync(new URL(`${name}-${width}.${format}`, output), content);
      hash.update(content);
      bytes += content.length;
    }
  }
  manifest[name] = {
    alt: /aria-label="([^"]+)"/.exec(svg.toString())?.[1] ?? '',
    width: info.width,
    height: info.height,
    thumbhash: await makeThumbhash(data),
    widths: pictureWidths,
    version: hash.digest('hex').slice(0, 16),
  };
}
writeFileSync(new URL('manifest.json', output), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${Object.keys(manifest).length} pictures, ${(bytes / 1e6).toFixed(1)} MB`);
