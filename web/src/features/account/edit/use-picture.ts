import { useEffect, useState } from 'react';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import { findDecodingFault, findPictureFault } from './check-picture.ts';
import { useConfirmSaved } from './use-confirm-saved.ts';

interface Chosen {
  file: File;
  preview: string;
}

export interface PictureCalls {
  replace: 'replaceProfileImage' | 'replaceBanner';
  remove: 'removeProfileImage' | 'removeBanner';
}

export function usePicture(
  { replace, remove }: PictureCalls,
  { saved, removed }: Record<'saved' | 'removed', () => string>,
) {
  const confirmSaved = useConfirmSaved();
  const [chosen, setChosen] = useState<Chosen>();
  const [progress, setProgress] = useState<number>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.preview)), [chosen]);

  async function choose(file: File | undefined) {
    if (!file) return;
    const fault = findPictureFault(file) ?? (await findDecodingFault(file));
    setFailure(fault);
    if (!fault) setChosen({ file, preview: URL.createObjectURL(file) });
  }

  function cancel() {
    setChosen(undefined);
    setFailure(undefined);
  }

  async function run(action: () => Promise<unknown>, message: string) {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await action();
      await confirmSaved(message);
      setChosen(undefined);
    } catch (error) {
      setFailure(describeFailure(error));
      setChosen(undefined);
    } finally {
      setIsBusy(false);
      setProgress(undefined);
    }
  }

  async function send() {
    if (!chosen) return;
    const body = new FormData();
    body.append('image', chosen.file);
    await run(async () => {
      const { api } = await import('../../../entities/session/calls/api.ts');
      await api.upload(replace, body, { onProgress: setProgress });
    }, saved());
  }

  return {
    preview: chosen?.preview,
    progress,
    isBusy,
    failure,
    choose,
    cancel,
    send,
    remove: () => run(() => callApi(remove, {}), removed()),
  };
}
