import { limits } from '@parpaing/contract/limits';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import * as m from '../../../paraglide/messages.js';
import type { FormValues, PhotoRow } from '../form/values.ts';
import { findPhotoFault } from './check-file.ts';
import { useUploads } from './use-uploads.ts';

export type Photos = ReturnType<typeof usePhotos>;

export function usePhotos(materialId: string) {
  const { setValue, getValues, clearErrors } = useFormContext<FormValues>();
  const rows = useWatch<FormValues, 'pictures'>({ name: 'pictures' });
  const [refusal, setRefusal] = useState<string>();
  const setRows = (changed: PhotoRow[]) => setValue('pictures', changed, { shouldDirty: true });
  const { uploads, start, retry, forget } = useUploads(
    { field: 'image', unreadable: m.form_photo_unreadable },
    async (form, options) => {
      const { api } = await import('../../../entities/session/calls/api.ts');
      return api.upload('addMaterialPicture', form, { params: { id: materialId }, ...options });
    },
    (key, id) => {
      setRows(getValues('pictures').map((row) => (row.key === key ? { ...row, id } : row)));
      clearErrors('pictures');
    },
  );

  function add(files: File[]) {
    const faults = files.flatMap((file) => findPhotoFault(file) ?? []);
    const accepted = files.filter((file) => !findPhotoFault(file));
    const known = getValues('pictures');
    const fitting = accepted.slice(0, limits.picturesPerMaterial - known.length);
    if (fitting.length < accepted.length) faults.push(m.form_photo_too_many());
    setRefusal(faults.join(' ') || undefined);
    const added = fitting.map((file) => ({ file, row: { key: newUuid(), id: null, alt: '' } }));
    setRows([...known, ...added.map(({ row }) => row)]);
    for (const { file, row } of added) start(row.key, file);
  }

  function replace(key: string, file: File | undefined) {
    if (!file) return;
    const fault = findPhotoFault(file);
    setRefusal(fault);
    if (!fault) start(key, file);
  }

  function remove(key: string) {
    forget(key);
    setRows(getValues('pictures').filter((row) => row.key !== key));
    clearErrors('pictures');
  }

  function describe(key: string, alt: string) {
    setRows(rows.map((row) => (row.key === key ? { ...row, alt } : row)));
  }

  return { rows, uploads, refusal, add, replace, retry, remove, describe, setRows };
}
