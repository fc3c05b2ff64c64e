import type { Picture } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import {
  type KeyboardEvent,
  type SyntheticEvent,
  type TouchEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { MaterialPhoto } from '../../../entities/material/photo/material-photo.tsx';
import { pictureAddress } from '../../../entities/material/photo/picture-address.ts';
import * as m from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { findShown } from './find-shown.ts';

interface GalleryZoomProps {
  pictures: Picture[];
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

const minSwipePx = 48;

export function GalleryZoom({ pictures, index, onShow, onClose }: GalleryZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isFullWanted, setIsFullWanted] = useState(false);
  const picture = pictures[index];
  const widest = picture?.widths.at(-1);
  const isFull = isFullWanted && widest !== undefined;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before removal, so that the browser restores the focus.
    return () => element?.close();
  }, []);

  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isFull) scrollToCenter(view.current);
  }, [isFull]);

  function close(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = findShown(event.key, index, pictures.length);
    if (target !== undefined && !isFull) onShow(target);
  }

  const touchStartX = useRef(0);
  function onTouchEnd({ changedTouches, touches }: TouchEvent) {
    const moved = (changedTouches[0]?.clientX ?? 0) - touchStartX.current;
    if (isFull || touches.length > 0 || Math.abs(moved) < minSwipePx) return;
    onShow(index - Math.sign(moved));
  }

  if (!picture) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={m.gallery_label()}
      onCancel={close}
      onKeyDown={onKeyDown}
      className="h-dvh max-h-none w-dvw max-w-none flex-col bg-raised text-ink open:flex"
    >
      <div className="flex items-center gap-1 px-2 py-1.5 *:aria-disabled:cursor-default">
        <p aria-live="polite" className="flex-1 px-2 text-13">
          {pictures.length > 1 && m.gallery_count({ index: index + 1, count: pictures.length })}
        </p>
        {pictures.length > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              label={m.gallery_previous()}
              onClick={() => onShow(index - 1)}
              aria-disabled={index === 0}
            />
            <IconButton
              icon="chevron-right"
              label={m.gallery_next()}
              onClick={() => onShow(index + 1)}
              aria-disabled={index === pictures.length - 1}
            />
          </>
        )}
        <IconButton
          icon={isFull ? 'zoom-out' : 'zoom-in'}
          label={isFull ? m.gallery_zoom_out() : m.gallery_zoom_in()}
          onClick={() => widest !== undefined && setIsFullWanted(!isFull)}
          aria-disabled={widest === undefined}
        />
        <IconButton icon="x" label={m.dialog_close()} onClick={onClose} />
      </div>
      <div
        ref={view}
        className="min-h-0 flex-1 overflow-auto bg-sunken [&>div]:aspect-auto [&>div]:h-full"
        tabIndex={isFull ? 0 : undefined}
        onTouchStart={({ touches }) => {
          touchStartX.current = touches[0]?.clientX ?? 0;
        }}
        onTouchEnd={onTouchEnd}
      >
        {widest === undefined ? (
          // The server is still making its sizes: show the tint.
          <MaterialPhoto picture={picture} sizes="100vw" isFirst />
        ) : (
          <picture>
            {picture.hasAvif && <source type="image/avif" srcSet={pictureAddress(picture, widest, 'avif')} />}
            <img
              src={pictureAddress(picture, widest, 'webp')}
              alt={picture.alt}
              onLoad={() => scrollToCenter(view.current)}
              className={clsx(
                'filter-(--picture-filter) object-contain',
                isFull ? 'h-auto w-[max(200%,90rem)] max-w-none' : 'h-[calc(100dvh-3.5rem)] w-full',
              )}
            />
          </picture>
        )}
      </div>
    </dialog>
  );
}

function scrollToCenter(view: HTMLElement | null) {
  view?.scrollTo((view.scrollWidth - view.clientWidth) / 2, (view.scrollHeight - view.clientHeight) / 2);
}
