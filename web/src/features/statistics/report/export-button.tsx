import type { Statistics } from '@parpaing/contract/schemas';
import type { StatisticsPeriod } from '@parpaing/contract/units';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { useCsvExport } from '../../../entities/session/calls/use-csv-export.ts';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';

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
  const { isExporting, exportCsv } = useCsvExport(m.statistics_export_failed());
  const { label, fileName } = tables[table];
  const read = () => callApi('exportStatistics', { query: { days, table } });
  return (
    <Button
      type="button"
      look="secondary"
      aria-disabled={isExporting}
      onClick={() => void exportCsv(read, fileName(period))}
      className={className}
    >
      <Icon name="download" size={18} />
      {label()}
    </Button>
  );
}
