import type { Import } from '@parpaing/contract/schemas';
import { useState } from 'react';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { FileButton } from '../../../ui/file-button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';
import { removeImport } from './import-queries.ts';
import { sendPhotos } from './send-photos.ts';

export function PhotosSection({ photos }: { photos: Import | undefined }) {
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const isAdding = photos?.state === 'saving';

  async function run(action: () => Promise<unknown>) {
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setSent(undefined);
    }
  }

  const send = (file: File) => run(() => sendPhotos(file, setSent));
  const stop = (id: string) =>
    run(async () => {
      await callApi('cancelImport', { params: { id } });
      removeImport(id);
    });

  return (
    <section>
      <h3 className="font-text text-17 font-semibold">{m.import_photos_title()}</h3>
      <p className="mt-1 mb-3 text-13 text-ink-2">{m.import_photos_text()}</p>
      <FormFailure>{failure ?? photos?.failure}</FormFailure>
      {sent !== undefined && (
        <>
          <p className="mb-2 text-13 font-semibold">{m.import_photos_sending()}</p>
          <ProgressBar label={m.import_photos_sending()} share={sent} />
        </>
      )}
      {sent === undefined && isAdding && <Adding photos={photos} onStop={() => void stop(photos.id)} />}
      {sent === undefined && !isAdding && (
        <>
          {photos?.state === 'done' && <Report report={photos.photos} />}
          <FileButton accept=".zip" onFiles={([file]) => file && void send(file)}>
            {m.import_photos_choose()}
          </FileButton>
        </>
      )}
    </section>
  );
}

function Adding({ photos: { progress }, onStop }: { photos: Import; onStop: () => void }) {
  const { done, total } = progress;
  return (
    <>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-13">
        <span className="font-semibold">{m.import_photos_adding()}</span>
        <span>{m.import_progress({ done: formatNumber(done), total: formatNumber(total) })}</span>
      </div>
      <ProgressBar label={m.import_photos_adding()} share={total > 0 ? done / total : 0} />
      <LinkButton onClick={onStop}>{m.import_photos_stop()}</LinkButton>
    </>
  );
}

function Report({ report }: { report: Import['photos'] }) {
  const { added = 0, known = 0, refused = [] } = report ?? {};
  const counts = [
    added === 0
      ? m.import_photos_added_none()
      : added === 1
        ? m.import_photos_added_one()
        : m.import_photos_added({ count: formatNumber(added) }),
    known > 0 &&
      (known === 1 ? m.import_photos_known_one() : m.import_photos_known({ count: formatNumber(known) })),
    refused.length > 0 &&
      (refused.length === 1
        ? m.import_photos_refused_one()
        : m.import_photos_refused({ count: formatNumber(refused.length) })),
  ].filter((part) => part !== false);
  return (
    <div className="mb-3" role="status">
      <p className="font-semibold">{counts.join(', ')}</p>
      {refused.length > 0 && (
        <ul className="mt-2 max-h-48 overflow-y-auto rounded-2 border border-joint">
          {refused.map(({ name, message }) => (
            <li key={name} className="border-joint px-3 py-2 text-13 not-first:border-t">
              <b className="font-medium wrap-anywhere">{name}</b>{' '}
              <span className="text-ink-2">{message}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
