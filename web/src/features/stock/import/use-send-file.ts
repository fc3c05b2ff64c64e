import { limits } from '@parpaing/contract/limits';
import { useState } from 'react';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import { formatFileSize } from '../../../lib/format/format.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { setImport } from './import-queries.ts';

export function useSendFile(onSent: () => void) {
  const [name, setName] = useState('');
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();

  async function send(file: File) {
    setFailure(findFault(file));
    if (findFault(file)) return;
    setName(file.name);
    setProgress(0);
    const form = new FormData();
    form.append('id', newUuid());
    form.append('file', file);
    try {
      const { api } = await import('../../../entities/session/calls/api.ts');
      setImport(await api.upload('createImport', form, { onProgress: setProgress }));
      onSent();
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setProgress(undefined);
    }
  }

  return { name, progress, failure, send };
}

function findFault({ name, size }: File): string | undefined {
  if (size > limits.importBytes) return m.import_too_large({ size: formatFileSize(limits.importBytes) });
  return /\.(csv|tsv|txt)$/i.test(name) ? undefined : m.import_not_csv();
}
