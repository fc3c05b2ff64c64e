import { limits } from '@parpaing/contract/limits';
import { clsx } from 'clsx';
import { Icon } from '../../../icons/icon.tsx';
import { formatPercent } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { Input } from '../../../ui/form/input.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';
import type { PhotoRow } from '../form/values.ts';
import { acceptedPhotos } from './check-file.ts';
import { findThumbnail } from './thumbnail.ts';
import type { Photos } from './use-photos.ts';
import { useReorder } from './use-reorder.ts';
import type { Upload } from './use-uploads.ts';

export function PhotoList({ photos }: { photos: Photos }) {
  const { rows, setRows } = photos;
  const { list, grabbed, announcement, handleProps } = useReorder(rows, setRows);
  return (
    <div>
      <ul
        ref={list}
        aria-label={m.form_photo_list()}
        className="divide-y divide-joint rounded-2 border border-joint"
      >
        {rows.map((row, index) => (
          <li
            key={row.key}
            className={clsx(
              'grid grid-cols-[2.75rem_4.75rem_minmax(0,1fr)_2.75rem] items-center gap-x-2 py-3 md:grid-cols-[2.75rem_6rem_minmax(0,1fr)_2.75rem]',
              grabbed === row.key && 'relative bg-plan-tint outline-2 outline-plan',
            )}
          >
            <button
              type="button"
              aria-label={m.form_photo_move({ position: index + 1, count: rows.length })}
              aria-pressed={grabbed === row.key}
              className="grid size-11 cursor-grab touch-none place-items-center rounded-2 text-ink-2 hover:bg-sunken"
              {...handleProps(row.key)}
            >
              <Icon name="grip-vertical" size={20} />
            </button>
            <Thumbnail row={row} upload={photos.uploads[row.key]} />
            <div className="min-w-0">
              <Input
                type="text"
                value={row.alt}
                onChange={(event) => photos.describe(row.key, event.target.value)}
                aria-label={m.form_photo_alt({ position: index + 1 })}
                placeholder={m.form_photo_alt_example()}
                maxLength={limits.altLength}
                size="small"
              />
              <PhotoStatus photos={photos} row={row} position={index + 1} />
            </div>
            <IconButton
              icon="x"
              label={m.form_photo_remove({ position: index + 1 })}
              onClick={() => photos.remove(row.key)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-13 text-ink-2">{m.form_photos_order()}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

function Thumbnail({ row, upload }: { row: PhotoRow; upload: Upload | undefined }) {
  const source = findThumbnail(row, upload);
  return (
    <span className="block aspect-4/3 overflow-hidden rounded-1 bg-sunken">
      {source && (
        <img
          src={source}
          alt=""
          className={clsx('size-full object-cover filter-(--picture-filter)', !row.id && 'opacity-60')}
        />
      )}
    </span>
  );
}

interface PhotoStatusProps {
  photos: Photos;
  row: PhotoRow;
  position: number;
}

function PhotoStatus({ photos, row, position }: PhotoStatusProps) {
  const upload = photos.uploads[row.key];
  if (row.id && upload?.failure === undefined) {
    const text = position === 1 ? m.form_photo_main() : m.form_photo_ready();
    return <p className="mt-1 text-13 text-ink-2">{text}</p>;
  }
  if (upload?.failure !== undefined) return <Failure photos={photos} row={row} failure={upload.failure} />;
  const { progress } = upload ?? {};
  return (
    <div className="mt-1.5 flex items-center gap-2.5">
      <ProgressBar
        share={progress ?? 0}
        label={m.form_photo_progress({ position })}
        className="min-w-0 flex-1"
      />
      <span className="flex-none text-13 text-ink-2">
        {progress === undefined
          ? m.form_photo_waiting()
          : m.form_photo_sending({ percent: formatPercent(Math.round(progress * 100)) })}
      </span>
    </div>
  );
}

function Failure({ photos, row, failure }: { photos: Photos; row: PhotoRow; failure: string }) {
  const look = 'font-medium text-negative underline underline-offset-3';
  return (
    <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-13 font-medium text-negative">
      <Icon name="circle-exclamation-point" size={16} className="mt-0.5 flex-none" />
      <span>
        {`${failure} `}
        {photos.uploads[row.key]?.canRetry ? (
          <LinkButton className={clsx(look, 'min-h-0!')} onClick={() => photos.retry(row.key)}>
            {m.error_retry()}
          </LinkButton>
        ) : (
          <label
            className={clsx(
              look,
              'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            {m.form_photo_other()}
            <input
              type="file"
              accept={acceptedPhotos.join(',')}
              className="sr-only"
              onChange={({ target }) => {
                photos.replace(row.key, target.files?.[0]);
                target.value = '';
              }}
            />
          </label>
        )}
      </span>
    </p>
  );
}
