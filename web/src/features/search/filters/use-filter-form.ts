import { pages } from '@parpaing/contract/pages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSubmit } from 'react-router';
import { isSameSearch } from '../../../entities/list-query/list-address.ts';
import { readPriceOrder } from '../../../entities/material/price-order.ts';
import { choosePlace, readPlace, typedPlace } from '../../../entities/place/chosen-place.ts';
import { describeShownPlace } from '../place/shown-place.ts';
import { filterSearch } from './filter-search.ts';

/** Applies each change at once, and follows the address when it changes by other means. */
export function useFilterForm(params: URLSearchParams) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();

  const apply = useEffectEvent(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const city = String(fields.get('city')).trim();
    // Other filters keep a place that may have come with the address.
    if (city !== params.get('city')) typedPlace.city = city;
    if (!city && describeShownPlace(params, readPlace())) choosePlace(null);
    const context = { shown: params, place: readPlace(), prices: readPriceOrder() };
    const search = filterSearch(fields, context);
    // A field that is left tells of a change already applied: another load would take away what is being clicked.
    if (isSameSearch(search, params)) return;
    void submit(search, { action: pages.materials, preventScrollReset: true });
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const onSubmit = (event: Event) => {
      event.preventDefault();
      apply();
    };
    // The platform's `change`, unlike React's: told once a field is left or a thumb let go.
    const onChange = () => apply();
    // Ticked or typed before the scripts came.
    if ([...element.elements].some(isTouched)) apply();
    element.addEventListener('submit', onSubmit);
    element.addEventListener('change', onChange);
    return () => {
      element.removeEventListener('submit', onSubmit);
      element.removeEventListener('change', onChange);
    };
  }, []);

  // Also when a search that could not be had leads back to this one.
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    for (const field of form.current?.elements ?? []) follow(field);
  }, [key]);

  return form;
}

function isTouched(field: Element): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  const isBox = field.type === 'checkbox' || field.type === 'radio';
  return isBox ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Back to the default just rendered, but for the field being typed in. */
function follow(field: Element) {
  if (!(field instanceof HTMLInputElement)) return;
  if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.defaultChecked;
  else if (field !== document.activeElement) field.value = field.defaultValue;
}
