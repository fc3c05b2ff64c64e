import { limits } from '@parpaing/contract/limits';
import { type PictureFormat, pictureWidths } from '@parpaing/contract/units';
import { rgbaToThumbHash } from 'thumbhash';

const formats = ['jpeg', 'png', 'webp', 'gif', 'heif'];
/** Other formats are decoded line by line, unless progressive or interlaced. */
const formatsDecodedWhole = ['gif', 'heif'];
const thumbhashSide = 100;
const svgDensity = 72;
/** The demo's own: those of sellers are refused. */
export const drawingType = 'image/svg+xml';

/** Pictures are processed beside requests: loaded when needed, one thread, and no cache, since each comes once. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

export interface Original {
  content: Buffer;
  contentType: string;
  extension: string;
  width: number;
  height: number;
}

export async function measurePicture(content: Buffer) {
  const sharp = await loadSharp();
  const picture = sharp(content, { limitInputPixels: false });
  const { format, width, height, isProgressive, compression } = await picture.metadata();
  if (!formats.includes(format)) throw new Error(`not a picture people send: ${format}`);
  const isDecodedWhole = isProgressive || formatsDecodedWhole.includes(format);
  // This build of sharp decodes AVIF, not the HEVC of most HEIC files.
  const isReadable = compression !== 'hevc';
  return { pixels: width * height, side: Math.min(width, height), isDecodedWhole, isReadable };
}

/** Rotated upright and without metadata, which may tell where it was taken. */
export async function cleanOriginal(content: Buffer, maxSide: number | undefined): Promise<Original> {
  const picture = await open(content);
  const { format, hasAlpha } = await picture.metadata();
  if (maxSide) picture.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  const isLossless = hasAlpha || format === 'png';
  const { data, info } = await (isLossless
    ? picture.webp({ lossless: true })
    : picture.jpeg({ quality: 95 })
  ).toBuffer({ resolveWithObject: true });
  return {
    content: data,
    contentType: isLossless ? 'image/webp' : 'image/jpeg',
    extension: isLossless ? 'webp' : 'jpg',
    width: info.width,
    height: info.height,
  };
}

export function widthsFor(width: number): number[] {
  return pictureWidths.filter((_, index) => index === 0 || (pictureWidths[index - 1] ?? 0) < width);
}

/** Rendered at its size: enlarged afterwards, a drawing would be blurred. */
export async function encodeDrawing(
  svg: Buffer,
  width: number,
  format: 'webp' | 'jpeg' = 'webp',
): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width: drawnWidth } = await sharp(svg).metadata();
  const density = (svgDensity * width) / drawnWidth;
  const drawn = sharp(svg, { density }).resize({ width });
  return (format === 'jpeg' ? drawn.jpeg({ quality: 85 }) : drawn.webp({ quality: 75 })).toBuffer();
}

export async function encodeVariant(content: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = (await open(content)).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? resized.avif({ quality: 50 }) : resized.webp({ quality: 75 })).toBuffer();
}

export async function makeThumbhash(content: Buffer): Promise<string> {
  const picture = await open(content);
  const { data, info } = await picture
    .resize({ width: thumbhashSide, height: thumbhashSide, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

async function open(content: Buffer) {
  const sharp = await loadSharp();
  return sharp(content, { limitInputPixels: limits.picturePixels, failOn: 'error' }).autoOrient();
}
