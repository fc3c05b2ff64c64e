import { pages } from '@parpaing/contract/pages';
import type { FormEvent } from 'react';
import { useSubmit } from 'react-router';
import { isListAddress } from '../../../entities/list-query/list-address.ts';
import { choosePlace, readPlace, typedPlace } from '../../../entities/place/chosen-place.ts';
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
    typedPlace.city = String(fields.get('city')).trim();
    // Emptied of the place it stood for: elsewhere the remembered one, in a list its own.
    const stoodForPlace = !isList || /[?&](city|lat)=/.test(location.search);
    if (!typedPlace.city && stoodForPlace) choosePlace(null);
    void submit(filledSearch(fields, readPlace()), {
      action: pages.materials,
      // `scroll=true` leads to the results: a list already open does not go through the top first.
      preventScrollReset: isList,
    });
  };
}
