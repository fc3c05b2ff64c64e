import { limits } from '@parpaing/contract/limits';
import { clsx } from 'clsx';
import { type ClipboardEvent, type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { FileButton } from '../../../ui/file-button.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Section } from '../form/section.tsx';
import type { FormValues } from '../form/values.ts';
import { acceptedPhotos } from './check-file.ts';
import { PhotoList } from './photo-list.tsx';
import type { Photos } from './use-photos.ts';

export function PhotosSection({ photos }: { photos: Photos }) {
  const { formState } = useFormContext<FormValues>();
  const [isOver, setIsOver] = useState(false);
  const error = formState.errors.pictures?.message as string | undefined;
  const addPasted = useEffectEvent((event: globalThis.ClipboardEvent) => {
    const files = listPictures(event.clipboardData);
    // Spreadsheets copy a cell as text and as a picture of it.
    if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    photos.add(files);
  });

  useEffect(() => {
    const handlePaste = (event: globalThis.ClipboardEvent) => addPasted(event);
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    photos.add([...event.dataTransfer.files]);
  }

  const isFull = photos.rows.length >= limits.picturesPerMaterial;
  const fileProps = {
    multiple: true,
    accept: acceptedPhotos.join(','),
    onFiles: photos.add,
    'aria-invalid': error !== undefined,
    'aria-describedby': 'photos-note',
  };
  return (
    <Section id="photos-section" number={6} title={m.form_photos()} text={m.form_photos_text()}>
      <div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; the buttons inside serve the keyboard. */}
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          className={clsx(
            'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2 md:border md:border-dashed md:px-5 md:py-4.5',
            isOver ? 'border-plan bg-plan-tint' : 'border-joint-strong md:bg-page',
          )}
        >
          <Icon name="image-plus" size={24} className="flex-none max-md:hidden" />
          <div className="min-w-0 flex-1 basis-60 max-md:order-last max-md:basis-full">
            <p className="font-semibold max-md:hidden">{m.form_photos_drop()}</p>
            <p id="photos-note" className="text-13 text-ink-2">
              {m.form_photos_rule()}
            </p>
          </div>
          {!isFull && (
            <>
              <FileButton
                {...fileProps}
                multiple={false}
                capture="environment"
                className="min-h-13 flex-1 md:hidden"
              >
                <Icon name="camera" size={20} />
                {m.form_photos_shoot()}
              </FileButton>
              <FileButton {...fileProps} id="photos" className="max-md:min-h-13 max-md:flex-1">
                <Icon name="image-plus" size={20} className="md:hidden" />
                <span className="max-md:hidden">{m.form_photos_choose()}</span>
                <span className="md:hidden">{m.form_photos_choose_short()}</span>
              </FileButton>
            </>
          )}
        </div>
        <div role="alert">
          {(error ?? photos.refusal) && (
            <FieldError id="photos-error">{(error ?? photos.refusal) as string}</FieldError>
          )}
        </div>
      </div>
      {photos.rows.length > 0 && <PhotoList photos={photos} />}
    </Section>
  );
}

const listPictures = (data: DataTransfer | ClipboardEvent['clipboardData'] | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
