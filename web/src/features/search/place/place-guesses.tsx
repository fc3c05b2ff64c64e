import type { Place } from '@parpaing/contract/schemas';
import { listAddress } from '../../../entities/list-query/list-address.ts';
import { choosePlace, placeLabel, setPlaceParams } from '../../../entities/place/chosen-place.ts';
import * as m from '../../../paraglide/messages.js';
import { TextLink } from '../../../ui/text-link.tsx';
import { parseRadius } from './radius.ts';

interface PlaceGuessesProps {
  params: URLSearchParams;
  guesses: Place[];
}

export function PlaceGuesses({ params, guesses }: PlaceGuessesProps) {
  if (guesses.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3">
      {m.place_guesses()}
      {guesses.map((place) => (
        <TextLink
          key={place.code}
          to={listAddress(params, (next) => setPlaceParams(next, place))}
          preventScrollReset
          onClick={() => choosePlace({ ...place, radius: parseRadius(params.get('radius')) })}
          className="inline-flex min-h-11 items-center"
        >
          {placeLabel(place)}
        </TextLink>
      ))}
    </p>
  );
}
