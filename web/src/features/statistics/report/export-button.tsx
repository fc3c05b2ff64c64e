import type { Statistics } from '@parpaing/contract/schemas';
import type { StatisticsPeriod } from '@parpaing/contract/units';
import { useState } from 'react';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { Icon } from '../../../icons/icon.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toast/notify.ts';

const byteOrderMark = '\uFEFF';

const tables = {
  materials: { label: m.statistics_export, fileName: m.statistics_export_name },
  days: { label: m.statistics_export_days, fileName: m.statistics_export_days_name },
};

interface ExportButtonProps {
  table: keyof typeof tables;
  days: StatisticsPeriod;
  period: Statistics['period'];
  className?: string;
}

export function ExportButton({ table, days, period, className }: ExportButtonProps) {
  const [isExporting, setIsExporting] = useState(false);
  const { label, fileName } = tables[table];

  async function exportTable() {
    if (isExporting) return;
    setIsExporting(true);
    try {
      const csv = await callApi('exportStatistics', { query: { days, table } });
      saveFile([byteOrderMark, csv], fileName(period), 'text/csv');
    } catch (error) {
      notify({ message: describeFailure(error, m.statistics_export_failed()), type: 'negative' });
    } finally {
      setIsExporting(false);
    }
  }

  return (
    <Button
      type="button"
      look="secondary"
      aria-disabled={isExporting}
      onClick={() => void exportTable()}
      className={className}
    >
      <Icon name="download" size={18} />
      {label()}
    </Button>
  );
}
