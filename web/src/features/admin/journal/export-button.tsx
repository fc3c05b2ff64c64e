import { callApi } from '../../../entities/session/calls/call-api.ts';
import { useCsvExport } from '../../../entities/session/calls/use-csv-export.ts';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/text-link.tsx';

const readJournal = () => callApi('exportModerationLog', {});

export function ExportButton() {
  const { isExporting, exportCsv } = useCsvExport(m.moderation_export_failed());
  return (
    <LinkButton
      aria-disabled={isExporting}
      onClick={() => void exportCsv(readJournal, m.moderation_export_name())}
      className="inline-flex items-center gap-1.5 text-13"
    >
      <Icon name="download" size={16} />
      {m.moderation_export()}
    </LinkButton>
  );
}
