import type { Place } from '@parpaing/contract/schemas';
import * as m from '../../paraglide/messages.js';
import { TextLink } from '../../ui/text-link.tsx';
import { changedListAddress } from '../list-query/list-address.ts';
import type { ListQuery } from '../list-query/list-query.ts';
import { choosePlace, placeLabel, placeParams } from './chosen-place.ts';
import { defaultRadius } from './radius.ts';

interface PlaceGuessesProps {
  query: ListQuery;
  guesses: Place[];
}

export function PlaceGuesses({ query, guesses }: PlaceGuessesProps) {
  if (guesses.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3">
      {m.place_guesses()}
      {guesses.map((place) => (
        <TextLink
          key={place.code}
          to={changedListAddress(query, placeParams(place))}
          preventScrollReset
          onClick={() => choosePlace({ ...place, radius: query.radius ?? defaultRadius })}
          className="inline-flex min-h-11 items-center"
        >
          {placeLabel(place)}
        </TextLink>
      ))}
    </p>
  );
}
