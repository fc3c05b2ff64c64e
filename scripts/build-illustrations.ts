/**
 * Renders the illustrations in the sizes of `Illustration`. Run `npm run illustrations:build` after changing one, and
 * commit the results.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { listIllustrationWidths } from '../web/src/icons/illustration-widths.ts';

const sourceFolder = fileURLToPath(new URL('../web/illustrations/', import.meta.url));
const pictureFolder = fileURLToPath(new URL('../web/public/illustrations/', import.meta.url));
const dotsPerInch = 72;

const drawings = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' });
for (const drawing of drawings.filter((name) => name.endsWith('.svg'))) {
  const source = sourceFolder + drawing;
  const { width: drawnWidth } = await sharp(source).metadata();
  for (const width of listIllustrationWidths(drawing.replace('.svg', ''))) {
    await sharp(source, { density: dotsPerInch * Math.max(1, width / drawnWidth) })
      .resize({ width })
      .webp({ quality: 80 })
      .toFile(pictureFolder + drawing.replace('.svg', `-${width}.webp`));
  }
}
