import { useState } from 'react';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { Icon } from '../../../icons/icon.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

export function DataSection() {
  const [isExporting, setIsExporting] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function download() {
    if (isExporting) return;
    setIsExporting(true);
    setFailure(undefined);
    try {
      await downloadMyData();
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setIsExporting(false);
    }
  }

  return (
    <Panel id="mes-donnees" title={m.data_title()} text={m.data_text()}>
      <FormFailure>{failure}</FormFailure>
      <Button
        type="button"
        look="secondary"
        aria-disabled={isExporting}
        onClick={() => void download()}
        className="max-sm:w-full"
      >
        <Icon name="download" size={18} />
        {isExporting ? m.data_exporting() : m.data_export()}
      </Button>
      <div className="mt-6 border-t border-joint pt-5">
        <h3 className="font-text text-15 font-semibold tracking-normal">{m.delete_title()}</h3>
        <p className="mt-1 max-w-[68ch] text-ink-2">{m.delete_text()}</p>
        <Button
          type="button"
          look="danger"
          onClick={() => setIsDeleting(true)}
          className="mt-4 max-sm:w-full"
        >
          {m.delete_open()}
        </Button>
      </div>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </Panel>
  );
}

async function downloadMyData() {
  const all = await callApi('exportMe', {});
  const name = `mes-donnees-${new Date().toISOString().slice(0, 10)}.json`;
  saveFile([JSON.stringify(all, null, 2)], name, 'application/json');
}
