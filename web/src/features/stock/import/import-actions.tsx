import { lazy, Suspense, useEffect, useState } from 'react';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { useCsvExport } from '../../../entities/session/calls/use-csv-export.ts';
import { readUser } from '../../../entities/session/stored-user.ts';
import { Icon } from '../../../icons/icon.tsx';
import { tryStorage } from '../../../lib/browser/storage.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';

const readMaterials = () => callApi('exportMaterials', {});
const ImportDialog = lazy(() => import('./import-dialog.tsx'));

/** In the tab's storage, with whose it is, while the dialog is open, so that a reload opens it again. */
const openKey = 'import.open';

export function ImportActions() {
  const [isOpen, setIsOpen] = useState(false);
  const { isExporting, exportCsv } = useCsvExport();

  useEffect(() => {
    if (tryStorage(() => sessionStorage.getItem(openKey)) === readUser()?.id) setIsOpen(true);
  }, []);

  function open() {
    tryStorage(() => sessionStorage.setItem(openKey, readUser()?.id ?? ''));
    setIsOpen(true);
  }

  function close() {
    tryStorage(() => sessionStorage.removeItem(openKey));
    setIsOpen(false);
  }

  return (
    <>
      <Button type="button" look="secondary" onClick={open} className="max-md:w-11 max-md:px-0">
        <Icon name="upload" size={18} />
        <span className="max-md:sr-only">{m.import_open()}</span>
      </Button>
      <Button
        type="button"
        look="secondary"
        aria-disabled={isExporting}
        onClick={() =>
          void exportCsv(readMaterials, `mes-materiaux-${new Date().toISOString().slice(0, 10)}.csv`)
        }
        className="max-md:w-11 max-md:px-0"
      >
        <Icon name="download" size={18} />
        <span className="max-md:sr-only">{isExporting ? m.import_exporting() : m.import_export()}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
