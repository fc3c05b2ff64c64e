import type { Picture } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { MaterialPhoto } from '../../../entities/material/photo/material-photo.tsx';
import * as m from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { findShown } from './find-shown.ts';
import { GalleryZoom } from './gallery-zoom.tsx';
import { useZoom } from './use-zoom.ts';

const sizes = '(min-width: 80rem) 768px, (min-width: 64rem) 58vw, 100vw';

/** The strip scrolls natively and thumbnails are links to its photos, so it works without scripts. */
export function Gallery({ pictures }: { pictures: Picture[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  /** The target of a scroll under way: photos that pass by do not become current. */
  const targetIndex = useRef<number>(undefined);
  const zoom = useZoom();
  // Swiped before hydration.
  useEffect(() => setIndex(getShownIndex(strip.current)), []);
  if (pictures.length === 0) return <MaterialPhoto picture={null} sizes={sizes} isFirst />;

  function show(requested: number) {
    const width = strip.current?.clientWidth ?? 0;
    const next = Math.min(pictures.length - 1, Math.max(0, requested));
    targetIndex.current = next;
    strip.current?.scrollTo({ left: next * width });
    setIndex(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') zoom.open();
    const target = findShown(event.key, index, pictures.length);
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  }

  function updateIndex() {
    const shown = getShownIndex(strip.current);
    if (targetIndex.current !== undefined && targetIndex.current !== shown) return;
    targetIndex.current = undefined;
    setIndex(shown);
  }

  return (
    <section aria-label={m.gallery_label()}>
      <div className="relative overflow-hidden border border-joint max-md:border-x-0 md:rounded-2">
        <ul
          ref={strip}
          onScroll={updateIndex}
          onPointerDown={() => {
            targetIndex.current = undefined;
          }}
          onKeyDown={onKeyDown}
          onClick={zoom.open}
          tabIndex={pictures.length > 1 ? 0 : undefined}
          aria-label={m.gallery_label()}
          className="flex cursor-zoom-in snap-x snap-mandatory overflow-x-auto overscroll-x-contain scrollbar-none focus-visible:-outline-offset-4 motion-safe:scroll-smooth"
        >
          {pictures.map((picture, number) => (
            <li key={picture.id} id={photoId(number)} className="w-full flex-none snap-start">
              <MaterialPhoto picture={picture} sizes={sizes} isFirst={number === 0} />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <p className="absolute bottom-4 left-4 rounded-1 border border-joint bg-surface px-2 text-13 print:hidden">
            {m.gallery_count({ index: index + 1, count: pictures.length })}
          </p>
        )}
        <IconButton
          icon="maximize-2"
          label={m.gallery_enlarge()}
          onClick={zoom.open}
          className="js-only absolute top-3 right-3 border border-ink bg-surface print:hidden"
        />
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} index={index} onShow={show} />}
      {zoom.isOpen && <GalleryZoom pictures={pictures} index={index} onShow={show} onClose={zoom.close} />}
    </section>
  );
}

interface ThumbnailsProps {
  pictures: Picture[];
  index: number;
  onShow: (index: number) => void;
}

function Thumbnails({ pictures, index, onShow }: ThumbnailsProps) {
  function onClick(event: MouseEvent, number: number) {
    event.preventDefault();
    onShow(number);
  }
  return (
    <ul className="mt-2 grid grid-cols-5 gap-2 max-md:hidden print:hidden">
      {pictures.map((picture, number) => (
        <li key={picture.id}>
          <a
            href={`#${photoId(number)}`}
            onClick={(event) => onClick(event, number)}
            aria-label={m.gallery_show({ index: number + 1 })}
            aria-current={number === index}
            className={clsx(
              'block overflow-hidden rounded-1 border',
              number === index ? 'border-ink ring ring-ink' : 'border-joint',
            )}
          >
            <MaterialPhoto picture={{ ...picture, alt: '' }} sizes="150px" isFirst={false} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function getShownIndex(strip: HTMLElement | null): number {
  const { scrollLeft = 0, clientWidth = 1 } = strip ?? {};
  return Math.round(scrollLeft / clientWidth);
}

function photoId(number: number) {
  return `photo-${number + 1}`;
}
