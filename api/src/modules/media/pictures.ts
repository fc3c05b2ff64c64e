import { limits } from '@parpaing/contract/limits';
import { type PictureFormat, pictureWidths } from '@parpaing/contract/units';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** What cameras and browsers make. Others, as SVG, are programs that draw rather than pictures. */
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif'];
/** Others are decoded some lines at a time, unless their lines come in several passes. */
const formatsDecodedWhole = ['gif', 'heif'];
/** thumbhash takes no more than this a side. */
const thumbhashSide = 100;

// Pictures are prepared beside requests, so one at a time takes one processor.
sharp.concurrency(1);
// Each picture comes once: what it took is given back at once.
sharp.cache(false);

export interface Original {
  content: Buffer;
  contentType: string;
  extension: string;
  width: number;
  height: number;
}

/** From its head alone, before anything is decoded. Throws on what is no picture. */
export async function measurePicture(content: Buffer) {
  const picture = sharp(content, { limitInputPixels: false });
  const { format, width, height, isProgressive } = await picture.metadata();
  if (!formats.includes(format)) throw new Error(`not a picture people send: ${format}`);
  const isDecodedWhole = isProgressive || formatsDecodedWhole.includes(format);
  return { pixels: width * height, isDecodedWhole };
}

/**
 * Turned upright, without what the camera wrote in it, such as where it was, and at most `mostSide` wide and high.
 * Throws on what is no picture.
 */
export async function cleanOriginal(content: Buffer, mostSide: number | undefined): Promise<Original> {
  const picture = open(content);
  const { format, hasAlpha } = await picture.metadata();
  if (mostSide)
    picture.resize({ width: mostSide, height: mostSide, fit: 'inside', withoutEnlargement: true });
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

/** Up to the first width that shows the whole picture. */
export function widthsFor(width: number): number[] {
  return pictureWidths.filter((_, index) => index === 0 || (pictureWidths[index - 1] ?? 0) < width);
}

export function encodeVariant(content: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = open(content).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? resized.avif({ quality: 50 }) : resized.webp({ quality: 75 })).toBuffer();
}

export async function makeThumbhash(content: Buffer): Promise<string> {
  const { data, info } = await open(content)
    .resize({ width: thumbhashSide, height: thumbhashSide, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

function open(content: Buffer) {
  return sharp(content, { limitInputPixels: limits.picturePixels, failOn: 'error' }).autoOrient();
}
