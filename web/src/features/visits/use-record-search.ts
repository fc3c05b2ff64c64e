import type { CallAnswer, CallInput } from '@parpaing/contract/calls';
import { useEffect } from 'react';
import type { ListQuery } from '../../entities/list-query/list-query.ts';
import { sendEvent } from './send-event.ts';

type Found = Pick<
  CallAnswer<'listMaterials'>,
  'total' | 'correction' | 'leftOut' | 'missing' | 'place' | 'placeInWords' | 'quantityInWords'
>;
type SearchEvent = CallInput<'recordSearch'>['body'];

const neutralParams = [
  'q',
  'exact',
  'placeAsWords',
  'quantityAsWords',
  'city',
  'lat',
  'lng',
  'radius',
  'sort',
  'view',
  'page',
  'scroll',
  'allFilters',
];

/** A filter may hide what is for sale, so only words and a place say what is missing there. */
export function findSearchEvent(query: ListQuery, found: Found | undefined): SearchEvent | undefined {
  const { q, page = 1 } = query;
  const isFiltered = Object.keys(query).some((name) => !neutralParams.includes(name));
  if (!q || !found?.place || page > 1 || isFiltered) return undefined;
  const { total, correction, leftOut, missing, place, placeInWords, quantityInWords } = found;
  // Somebody may have less.
  if (total === 0 && quantityInWords?.isApplied) return undefined;
  const typed =
    correction && !correction.isUndone ? correction.to : placeInWords?.isSearched ? placeInWords.rest : q;
  const words = placeInWords?.isSearched ? removeEnd(typed, placeInWords.typed) : typed;
  if (!words) return undefined;
  return {
    words,
    results: leftOut.length > 0 || missing ? 0 : total,
    latitude: place.latitude,
    longitude: place.longitude,
  };
}

const removeEnd = (text: string, end: string) =>
  text.endsWith(end) ? text.slice(0, -end.length).trim() : text;

export function useRecordSearch(query: ListQuery, found: Found | undefined) {
  const event = findSearchEvent(query, found);
  const key = event && JSON.stringify(event);
  useEffect(() => {
    if (key) void sendEvent('recordSearch', { body: JSON.parse(key) });
  }, [key]);
}
