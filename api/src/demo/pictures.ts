import { readFile } from 'node:fs/promises';
import type { Insertable } from 'kysely';
import type { Media } from '../db/types.ts';
import { drawingType, encodeDrawing } from '../modules/media/pictures.ts';
import { type MediaStorage, originalKey, variantKey } from '../modules/media/storage.ts';
import { cropDrawing } from './crop-drawing.ts';
import { demoId } from './demo-id.ts';
import manifest from './drawings/manifest.json' with { type: 'json' };
import { type DemoMaterial, demoMaterials } from './materials.ts';

interface Described {
  alt: string;
  thumbhash: string;
  version: string;
}
type Drawing = Described & { detail?: Described & { box: number[] } };

interface DemoPicture {
  id: string;
  drawing: string;
  box?: number[];
  alt: string;
  thumbhash: string;
  isCover: boolean;
}

const drawings = new Map<string, Drawing>(Object.entries(manifest));
const widest = { width: 960, height: 720 };
const coverWidth = 320;
/** As many as the processors of a small machine. */
const drawnAtOnce = 2;

export function listPicturesOf({ key, alsoShows }: DemoMaterial): DemoPicture[] {
  const { detail, ...cover } = getDrawing(key);
  return [
    toPicture(key, cover, true),
    ...(detail ? [{ ...toPicture(key, detail, false), box: detail.box }] : []),
    ...(alsoShows ? [toPicture(alsoShows, getDrawing(alsoShows), false)] : []),
  ];
}

function getDrawing(name: string): Drawing {
  const drawing = drawings.get(name);
  if (!drawing) throw new Error(`unknown drawing ${name}`);
  return drawing;
}

/** Another drawing or crop has another id, because caches keep pictures for ever. */
const toPicture = (
  drawing: string,
  { alt, thumbhash, version }: Described,
  isCover: boolean,
): DemoPicture => ({
  id: demoId('picture', `${drawing}:${version}`),
  drawing,
  alt,
  thumbhash,
  isCover,
});

const listDemoPictures = () => demoMaterials.flatMap(listPicturesOf);

export const buildDemoMedia = (hasCovers: boolean): Insertable<Media>[] =>
  listDemoPictures().map(({ id, thumbhash, isCover }) => ({
    id,
    originalKey: originalKey(id, 'svg'),
    contentType: drawingType,
    ...widest,
    thumbhash,
    widths: hasCovers && isCover ? [coverWidth] : [],
  }));

export async function makeDemoCovers(
  storage: MediaStorage,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const covers = listDemoPictures().filter(({ isCover }) => isCover);
  for (let start = 0; start < covers.length; start += drawnAtOnce) {
    onProgress(start, covers.length);
    await Promise.all(
      covers.slice(start, start + drawnAtOnce).map(async ({ id, drawing }) => {
        const content = await encodeDrawing(await readDrawing(drawing), coverWidth);
        await storage.write(variantKey(id, coverWidth, 'webp'), content, 'image/webp');
      }),
    );
  }
}

export async function writeDemoDrawings(storage: MediaStorage): Promise<void> {
  for (const { id, drawing, box } of listDemoPictures())
    await storage.write(originalKey(id, 'svg'), await readDrawing(drawing, box), drawingType);
}

export async function readDrawing(name: string, box?: number[]): Promise<Buffer> {
  const svg = await readFile(new URL(`./drawings/${name}.svg`, import.meta.url), 'utf8');
  return Buffer.from(box ? cropDrawing(svg, box) : svg);
}
