import { useState } from 'react';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { Icon } from '../../../icons/icon.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/text-link.tsx';
import { notify } from '../../../ui/toast/notify.ts';

/** Decoding the answer has dropped it; spreadsheets need it. */
const byteOrderMark = '\uFEFF';

export function ExportButton() {
  const [isExporting, setIsExporting] = useState(false);

  async function exportJournal() {
    if (isExporting) return;
    setIsExporting(true);
    try {
      const csv = await callApi('exportModerationLog', {});
      saveFile([byteOrderMark, csv], m.moderation_export_name(), 'text/csv');
    } catch (error) {
      notify({ message: describeFailure(error, m.moderation_export_failed()), type: 'negative' });
    } finally {
      setIsExporting(false);
    }
  }

  return (
    <LinkButton
      aria-disabled={isExporting}
      onClick={() => void exportJournal()}
      className="inline-flex items-center gap-1.5 text-13"
    >
      <Icon name="download" size={16} />
      {m.moderation_export()}
    </LinkButton>
  );
}
