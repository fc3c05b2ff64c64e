/** In a process of its own, so that its memory is not counted as the API's. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@parpaing/contract/limits';
import sharp from 'sharp';

const [folder = '.'] = process.argv.slice(2);

const sideOf = (pixels: number) => Math.floor(Math.sqrt(pixels));

async function drawClouds(pixels: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const seed = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  return sharp(seed).resize(sideOf(pixels), sideOf(pixels), { kernel: 'cubic' });
}

const drawWall = (pixels: number) =>
  sharp({ create: { width: sideOf(pixels), height: sideOf(pixels), channels: 4, background: '#b8562fcc' } });

const photo = await drawClouds(limits.picturePixels);
const whole = await drawClouds(limits.pixelsDecodedWhole);
const pictures = {
  jpeg: photo.clone().jpeg(),
  png: drawWall(limits.picturePixels).png(),
  webp: photo.clone().webp({ effort: 0 }),
  'progressive jpeg': whole.clone().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  'interlaced png': drawWall(limits.pixelsDecodedWhole).png({ progressive: true }),
  avif: whole.clone().avif({ effort: 0 }),
  gif: drawWall(limits.pixelsDecodedWhole).gif(),
};
for (const [name, picture] of Object.entries(pictures)) {
  writeFileSync(join(folder, name), await picture.toBuffer());
}
