import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import * as m from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/text-link.tsx';
import { useUser } from '../session/use-user.ts';

const Dialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).MaterialReportDialog }));

export function ReportButton({ materialId, sellerId }: { materialId: string; sellerId: string }) {
  const isMine = useUser()?.id === sellerId;
  const [isOpen, setIsOpen] = useState(false);
  if (isMine) return null;
  return (
    <p className="print:hidden">
      <LinkButton onClick={() => setIsOpen(true)} className="js-only inline-flex items-center gap-2">
        <Icon name="flag" size={18} />
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
