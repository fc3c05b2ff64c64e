import { limits } from '@parpaing/contract/limits';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import { setImport } from './import-queries.ts';

/** In parts, so that a slow connection sends each in time. */
export async function sendPhotos(file: File, onProgress: (share: number) => void): Promise<void> {
  const id = newUuid();
  onProgress(0);
  await callApi('createPhotoImport', { body: { id, fileName: file.name.slice(-200), bytes: file.size } });
  const { api } = await import('../../../entities/session/calls/api.ts');
  for (let start = 0; start < file.size; start += limits.importPartBytes) {
    const part = file.slice(start, start + limits.importPartBytes);
    const form = new FormData();
    form.append('id', id);
    form.append('number', String(start / limits.importPartBytes));
    form.append('part', part, 'part');
    await api.upload('addImportPart', form, {
      onProgress: (share) => onProgress((start + share * part.size) / file.size),
    });
  }
  setImport(await callApi('confirmImport', { params: { id }, body: { publish: true } }));
}
