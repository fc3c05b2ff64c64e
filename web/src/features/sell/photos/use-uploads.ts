import { ApiError } from '@parpaing/contract/call-errors';
import { useRef, useState } from 'react';
import { pause } from '../../../lib/browser/pause.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';

export interface Upload {
  file: File;
  preview: string | undefined;
  /** From 0 to 1; undefined while it waits for its turn. */
  progress: number | undefined;
  failure: string | undefined;
  /** Whether the same file may be accepted when it is sent again. */
  canRetry: boolean;
}

interface SendOptions {
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}

export type Send = (form: FormData, options: SendOptions) => Promise<{ id: string }>;

const maxTries = 5;
const defaultWaitSeconds = 2;

/** One at a time for each seller, photos and documents alike: the API answers 503 to a second one. */
let lastUpload: Promise<unknown> = Promise.resolve();

interface Kind {
  field: string;
  /** Where the API only says that it does not take such a file. */
  unreadable: () => string;
}

export function useUploads(
  { field, unreadable }: Kind,
  send: Send,
  onSent: (key: string, id: string) => void,
) {
  const [uploads, setUploads] = useState<Record<string, Upload>>({});
  const sending = useRef(new Map<string, AbortController>());

  function update(key: string, change: Partial<Upload>) {
    setUploads((all) => (all[key] ? { ...all, [key]: { ...all[key], ...change } } : all));
  }

  function start(key: string, file: File) {
    const former = uploads[key]?.preview;
    if (former) URL.revokeObjectURL(former);
    const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
    setUploads((all) => ({
      ...all,
      [key]: { file, preview, progress: undefined, failure: undefined, canRetry: false },
    }));
    enqueue(key, file);
  }

  function enqueue(key: string, file: File) {
    sending.current.get(key)?.abort();
    const controller = new AbortController();
    sending.current.set(key, controller);
    update(key, { progress: undefined, failure: undefined });
    lastUpload = lastUpload.then(() => run(key, file, controller.signal)).catch(() => {});
  }

  async function run(key: string, file: File, signal: AbortSignal) {
    if (signal.aborted) return;
    const form = new FormData();
    form.append(field, file);
    const onProgress = (progress: number) => update(key, { progress });
    try {
      const { id } = await sendPatiently(() => send(form, { onProgress, signal }));
      if (signal.aborted) return;
      update(key, { progress: 1 });
      onSent(key, id);
    } catch (error) {
      if (signal.aborted) return;
      const canRetry = !(error instanceof ApiError) || error.status >= 429;
      update(key, { progress: undefined, failure: describeFault(error, unreadable), canRetry });
    }
  }

  function retry(key: string) {
    const file = uploads[key]?.file;
    if (file) enqueue(key, file);
  }

  function forget(key: string) {
    sending.current.get(key)?.abort();
    const preview = uploads[key]?.preview;
    if (preview) URL.revokeObjectURL(preview);
    setUploads(({ [key]: _, ...others }) => others);
  }

  return { uploads, start, retry, forget };
}

async function sendPatiently<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503 || tries === maxTries) throw error;
      await pause((error.retryAfter ?? defaultWaitSeconds) * 1000);
    }
  }
}

function describeFault(error: unknown, unreadable: () => string): string {
  if (!(error instanceof ApiError)) return describeFailure(error);
  if (error.status === 415) return unreadable();
  return error.answer.details?.[0]?.message ?? describeFailure(error);
}
