import type { Place } from '@parpaing/contract/schemas';
import { useId } from 'react';
import { useChosenPlace } from '../../lib/chosen-place.ts';
import * as m from '../../paraglide/messages.js';
import { FilterGroup } from './filter-group.tsx';
import { NearMe } from './near-me.tsx';
import { PlaceField } from './place-field.tsx';
import { PlaceGuesses } from './place-guesses.tsx';
import { knownRadius } from './radius.ts';
import { RadiusSlider } from './radius-slider.tsx';
import { describeShownPlace } from './shown-place.ts';
import type { Locating } from './use-near-me.ts';

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
  const isPlaced = Boolean(params.get('city') || params.get('lat'));
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
      {isPlaced && <RadiusSlider radius={knownRadius(params.get('radius'))} />}
    </FilterGroup>
  );
}
