import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { isSameSearch, listAddress } from '../../../entities/list-query/list-address.ts';
import { type ListParam, type ListQuery, parseListQuery } from '../../../entities/list-query/list-query.ts';
import { readPriceOrder } from '../../../entities/material/prices/price-order.ts';
import { choosePlace, readPlace } from '../../../entities/place/chosen-place.ts';
import { describeShownPlace } from '../../../entities/place/shown-place.ts';
import { typedPlaceState } from '../../../entities/place/use-list-place.ts';
import { readFilterForm } from './read-filter-form.ts';
import { isSheetHash } from './use-sheet.ts';

const budgetParams: string[] = ['maxTotal', 'maxDeliveredTotal'] satisfies ListParam[];
const typingPauseMs = 1000;

export function useFilterForm(shown: ListQuery) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  const apply = useEffectEvent((fields: FormData, isEarly = false) => {
    if (!parseListQuery(fields).city && describeShownPlace(shown, readPlace())) choosePlace(null);
    const query = readFilterForm(fields, { shown, place: readPlace(), prices: readPriceOrder() });
    // Leaving a field repeats its change: loading again would replace what is being clicked.
    if (isSameSearch(query, shown)) return;
    // Other filters keep a place that came with the address.
    const isTyped = query.city && query.city !== shown.city;
    // In the sheet, Back returns to the list it was opened on.
    const isSheet = isSheetHash(location.hash);
    void navigate(listAddress(query) + (isSheet ? location.hash : ''), {
      preventScrollReset: true,
      replace: isSheet,
      state: isTyped && typedPlaceState,
      // The tap that leaves a field may close the sheet in the same moment: closing must know this navigation.
      flushSync: isSheet && !isEarly,
    });
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let pause: ReturnType<typeof setTimeout>;
    const applyNow = () => {
      clearTimeout(pause);
      apply(new FormData(element));
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      applyNow();
    };
    // The native `change` event fires when a field is left or a slider released; React's fires on each input.
    const onChange = ({ target }: Event) => {
      if (!isPastDate(target)) applyNow();
    };
    const onInput = ({ target }: Event) => {
      clearTimeout(pause);
      if (!(target instanceof HTMLInputElement)) return;
      // In the sheet, the button counts the results while one types.
      const isCounted = target.type === 'number' && isSheetHash(location.hash);
      if (isCounted || isPastDate(target) || budgetParams.includes(target.name))
        pause = setTimeout(applyNow, typingPauseMs);
    };
    if ([...element.elements].some(isEdited)) apply(readEarlyFields(element), true);
    element.addEventListener('submit', onSubmit);
    element.addEventListener('change', onChange);
    element.addEventListener('input', onInput);
    return () => {
      clearTimeout(pause);
      element.removeEventListener('input', onInput);
      element.removeEventListener('submit', onSubmit);
      element.removeEventListener('change', onChange);
    };
  }, []);

  // The key also changes when a failed search leads back to this one.
  const { key } = useLocation();
  const type = useNavigationType();
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const keepsFocused = type !== 'POP';
    for (const field of form.current?.elements ?? []) resetToDefault(field, keepsFocused);
  }, [key, type]);

  return form;
}

/** With the sort, which has a form of its own: two navigations at once would cancel each other. */
function readEarlyFields(form: HTMLFormElement): FormData {
  const fields = new FormData(form);
  const name: ListParam = 'sort';
  const sort = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  const isChosen = sort?.selectedOptions[0]?.defaultSelected === false;
  if (isChosen) fields.set(name, sort.value);
  return fields;
}

/** While the digits of a year are typed, a date is one of the first century. */
const isPastDate = (field: EventTarget | null) =>
  field instanceof HTMLInputElement && field.type === 'date' && field.validity.rangeUnderflow;

function isEdited(field: Element): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  const isBox = field.type === 'checkbox' || field.type === 'radio';
  return isBox ? field.checked !== field.defaultChecked : field.value !== readServedValue(field);
}

/** A browser empties a number field that is served with a text: `minPrice=abc`. */
function readServedValue({ type, min, max, step, defaultValue }: HTMLInputElement): string {
  const served = Object.assign(document.createElement('input'), { type, min, max, step });
  served.value = defaultValue;
  return served.value;
}

function resetToDefault(field: Element, keepsFocused: boolean) {
  if (!(field instanceof HTMLInputElement)) return;
  if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.defaultChecked;
  else if (!keepsFocused || field !== document.activeElement) field.value = field.defaultValue;
}
