import type { Place } from '@parpaing/contract/schemas';
import { useId } from 'react';
import { useChosenPlace } from '../../../entities/place/chosen-place.ts';
import * as m from '../../../paraglide/messages.js';
import { NearMe } from '../place/near-me.tsx';
import { PlaceField } from '../place/place-field.tsx';
import { PlaceGuesses } from '../place/place-guesses.tsx';
import { parseRadius } from '../place/radius.ts';
import { RadiusSlider } from '../place/radius-slider.tsx';
import { describeShownPlace } from '../place/shown-place.ts';
import type { Locating } from '../place/use-near-me.ts';
import { FilterGroup } from './filter-group.tsx';

interface PlaceFilterProps {
  id: string;
  params: URLSearchParams;
  nearMe: Locating;
  fault?: string;
  guesses: Place[];
}

export function PlaceFilter({ id, params, nearMe, fault, guesses }: PlaceFilterProps) {
  const fieldId = useId();
  const place = useChosenPlace();
  const hasPlace = Boolean(params.get('city') || params.get('lat'));
  return (
    <FilterGroup
      id={id}
      title={m.filters_place()}
      fault={fault}
      help={<PlaceGuesses params={params} guesses={guesses} />}
    >
      <div className="relative mt-1">
        <label htmlFor={fieldId} className="sr-only">
          {m.filters_place_label()}
        </label>
        <PlaceField
          id={fieldId}
          defaultValue={describeShownPlace(params, place)}
          className="input filter-input"
        />
      </div>
      <NearMe {...nearMe} />
      {hasPlace && <RadiusSlider radius={parseRadius(params.get('radius'))} />}
    </FilterGroup>
  );
}
