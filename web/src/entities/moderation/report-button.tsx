import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import * as m from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/text-link.tsx';

const Dialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).MaterialReportDialog }));

export function ReportButton({ materialId }: { materialId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <p>
      <LinkButton onClick={() => setIsOpen(true)} className="js-only inline-flex items-center gap-2">
        <Flag size={18} strokeWidth={1.75} aria-hidden="true" />
        {m.report_label()}
      </LinkButton>
      {isOpen && (
        <Suspense>
          <Dialog id={materialId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
