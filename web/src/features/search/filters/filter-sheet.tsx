import { useNavigation } from 'react-router';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../../ui/dialog.tsx';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { FilterForm } from './filter-form.tsx';

interface FilterSheetProps extends FilterFieldsProps {
  count: string;
  total: number;
  onClose: () => void;
}

export function FilterSheet({ count, total, onClose, ...fields }: FilterSheetProps) {
  const isHydrated = useHydrated();
  const isLoading = useNavigation().state === 'loading';
  const counted = [m.results_none(), m.filters_show_one()][total] ?? m.filters_show({ count });
  if (!isHydrated) return null;
  return (
    <Dialog title={m.filters_title()} onClose={onClose} focusesTitle>
      <FilterForm {...fields} className="flex min-h-0 flex-col" body={DialogBody}>
        <DialogActions>
          <Button type="button" size="large" onClick={onClose} className="w-full" aria-live="polite">
            {isLoading ? m.filters_show_pending() : counted}
          </Button>
        </DialogActions>
      </FilterForm>
    </Dialog>
  );
}
