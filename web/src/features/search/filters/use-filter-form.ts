import { pages } from '@parpaing/contract/pages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSubmit } from 'react-router';
import { isSameSearch } from '../../../entities/list-query/list-address.ts';
import { readPriceOrder } from '../../../entities/material/price-order.ts';
import { choosePlace, readPlace, typedPlace } from '../../../entities/place/chosen-place.ts';
import { describeShownPlace } from '../place/shown-place.ts';
import { readFilterForm } from './read-filter-form.ts';

export function useFilterForm(params: URLSearchParams) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();

  const apply = useEffectEvent(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const city = String(fields.get('city')).trim();
    // Other filters keep a place that came with the address.
    if (city !== params.get('city')) typedPlace.city = city;
    if (!city && describeShownPlace(params, readPlace())) choosePlace(null);
    const context = { shown: params, place: readPlace(), prices: readPriceOrder() };
    const search = readFilterForm(fields, context);
    // Leaving a field repeats its change: loading again would replace what is being clicked.
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
    // The native `change` event fires when a field is left or a slider released; React's fires on each input.
    const onChange = () => apply();
    // Edited before hydration.
    if ([...element.elements].some(isEdited)) apply();
    element.addEventListener('submit', onSubmit);
    element.addEventListener('change', onChange);
    return () => {
      element.removeEventListener('submit', onSubmit);
      element.removeEventListener('change', onChange);
    };
  }, []);

  // The key also changes when a failed search leads back to this one.
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    for (const field of form.current?.elements ?? []) resetToDefault(field);
  }, [key]);

  return form;
}

function isEdited(field: Element): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  const isBox = field.type === 'checkbox' || field.type === 'radio';
  return isBox ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function resetToDefault(field: Element) {
  if (!(field instanceof HTMLInputElement)) return;
  if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.defaultChecked;
  else if (field !== document.activeElement) field.value = field.defaultValue;
}
