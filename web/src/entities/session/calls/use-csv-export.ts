import { useState } from 'react';
import { saveCsv } from '../../../lib/browser/save-file.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import { notify } from '../../../ui/toast/notify.ts';

/** One export at a time; a toast says why it failed. */
export function useCsvExport(failed?: string) {
  const [isExporting, setIsExporting] = useState(false);

  async function exportCsv(read: () => Promise<unknown>, fileName: string) {
    if (isExporting) return;
    setIsExporting(true);
    try {
      saveCsv(await read(), fileName);
    } catch (error) {
      notify({ message: describeFailure(error, failed), type: 'negative' });
    } finally {
      setIsExporting(false);
    }
  }

  return { isExporting, exportCsv };
}
