import { useEffect, useState } from 'react';
import { callApi } from '../../../entities/session/call-api.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { findPictureFault, findUnreadable } from './check-picture.ts';
import { useSaved } from './use-saved.ts';

interface Chosen {
  file: File;
  preview: string;
}

export function useAvatar() {
  const saved = useSaved();
  const [chosen, setChosen] = useState<Chosen>();
  /** 0 to 1 while it is sent. */
  const [progress, setProgress] = useState<number>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.preview)), [chosen]);

  async function choose(file: File | undefined) {
    if (!file) return;
    const fault = findPictureFault(file) ?? (await findUnreadable(file));
    setFailure(fault);
    if (!fault) setChosen({ file, preview: URL.createObjectURL(file) });
  }

  function cancel() {
    setChosen(undefined);
    setFailure(undefined);
  }

  async function act(action: () => Promise<unknown>, message: string) {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await action();
      await saved(message);
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
    await act(async () => {
      const { api } = await import('../../../entities/session/api.ts');
      await api.upload('replaceProfileImage', body, { onProgress: setProgress });
    }, m.avatar_saved());
  }

  return {
    preview: chosen?.preview,
    progress,
    isBusy,
    failure,
    choose,
    cancel,
    send,
    remove: () => act(() => callApi('removeProfileImage', {}), m.avatar_removed()),
  };
}
