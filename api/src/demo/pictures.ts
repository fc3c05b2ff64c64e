import { readFile } from 'node:fs/promises';
import type { Insertable } from 'kysely';
import type { Media } from '../db/types.ts';
import { type MediaStorage, originalKey, variantKey } from '../modules/media/storage.ts';
import { demoId } from './demo-id.ts';
import manifest from './pictures/manifest.json' with { type: 'json' };

interface PreparedPicture {
  id: string;
  name: string;
  alt: string;
  width: number;
  height: number;
  thumbhash: string;
  widths: number[];
}

/**
 * Written by scripts/build-demo-pictures.ts. A redrawn picture gets a new id, because caches keep pictures for ever.
 */
export const demoPictures = new Map<string, PreparedPicture>(
  Object.entries(manifest).map(([name, { version, ...picture }]) => [
    name,
    { ...picture, name, id: demoId('picture', `${name}:${version}`) },
  ]),
);

export function buildDemoMedia(): Insertable<Media>[] {
  return [...demoPictures.values()].map(({ id, width, height, thumbhash, widths }) => ({
    id,
    originalKey: originalKey(id, 'svg'),
    contentType: 'image/svg+xml',
    width,
    height,
    thumbhash,
    widths,
  }));
}

export async function copyDemoPictures(storage: MediaStorage): Promise<void> {
  for (const { id, name, widths } of demoPictures.values()) {
    const variants = widths.flatMap((width) =>
      (['avif', 'webp'] as const).map((format) => ({
        file: `./pictures/${name}-${width}.${format}`,
        key: variantKey(id, width, format),
        contentType: `image/${format}`,
      })),
    );
    const original = {
      file: `./illustrations/${name}.svg`,
      key: originalKey(id, 'svg'),
      contentType: 'image/svg+xml',
    };
    await Promise.all(
      [original, ...variants].map(async ({ file, key, contentType }) =>
        storage.write(key, await readFile(new URL(file, import.meta.url)), contentType),
      ),
    );
  }
}
