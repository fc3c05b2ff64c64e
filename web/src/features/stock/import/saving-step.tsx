import type { Import } from '@parpaing/contract/schemas';
import { useState } from 'react';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { formatNumber, formatPercent } from '../../../lib/format/format.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { DialogActions, DialogBody } from '../../../ui/dialog.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { refreshImports } from './import-queries.ts';

export function SavingStep({ file }: { file: Import }) {
  const [failure, setFailure] = useState<string>();
  const { done, total } = file.progress;
  const share = total > 0 ? done / total : 0;

  async function abort() {
    setFailure(undefined);
    try {
      await callApi('cancelImport', { params: { id: file.id } });
      await refreshImports();
    } catch (error) {
      setFailure(describeFailure(error));
    }
  }

  return (
    <>
      <DialogBody>
        <FormFailure>{failure}</FormFailure>
        <p className="text-ink-2">
          {m.import_running_text({ file: file.fileName, count: formatNumber(total) })}
        </p>
        <div className="mt-5 mb-2 flex items-baseline justify-between gap-4">
          <span>{m.import_progress({ done: formatNumber(done), total: formatNumber(total) })}</span>
          <span className="text-24 font-semibold">{formatPercent(Math.floor(100 * share))}</span>
        </div>
        <ProgressBar label={m.import_running()} share={share} />
        <p className="mt-3 text-13 text-ink-2">{m.import_running_safe()}</p>
      </DialogBody>
      <DialogActions>
        <Button type="button" look="secondary" onClick={() => void abort()}>
          {m.import_abort()}
        </Button>
      </DialogActions>
    </>
  );
}
