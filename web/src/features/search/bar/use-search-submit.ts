import { pages } from '@parpaing/contract/pages';
import type { FormEvent } from 'react';
import { useSubmit } from 'react-router';
import { isListAddress } from '../../../entities/list-query/list-address.ts';
import { choosePlace, readPlace, typedPlace } from '../../../entities/place/chosen-place.ts';
import { readSearchForm } from './read-search-form.ts';

/** Leaves out empty fields, which a form without scripts sends. */
export function useSearchSubmit() {
  const submit = useSubmit();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    const fields = new FormData(currentTarget);
    const isList = isListAddress(location);
    typedPlace.city = String(fields.get('city')).trim();
    // The emptied field held the saved place or, on the list, the place of the list.
    const hadPlace = !isList || /[?&](city|lat)=/.test(location.search);
    if (!typedPlace.city && hadPlace) choosePlace(null);
    void submit(readSearchForm(fields, readPlace()), {
      action: pages.materials,
      // The list scrolls to the results itself (`scroll=true`).
      preventScrollReset: isList,
    });
  };
}
