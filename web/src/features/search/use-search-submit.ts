import { pages } from '@parpaing/contract/pages';
import type { FormEvent } from 'react';
import { useSubmit } from 'react-router';
import { asked, choosePlace, readPlace } from '../../lib/chosen-place.ts';
import { isListAddress } from '../../lib/list-address.ts';
import { filledSearch } from './filled-search.ts';

/** Without scripts the form sends every field; with them, only those that say something. */
export function useSearchSubmit() {
  const submit = useSubmit();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    // A search typed in the menu leads away from it.
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    const fields = new FormData(currentTarget);
    const isList = isListAddress(location);
    asked.city = String(fields.get('city')).trim();
    // Elsewhere the field stood for the remembered place.
    if (!isList && !asked.city) choosePlace(null);
    void submit(filledSearch(fields, readPlace()), {
      action: pages.materials,
      // `scroll=true` leads to the results: a list already open does not go through the top first.
      preventScrollReset: isList,
    });
  };
}
