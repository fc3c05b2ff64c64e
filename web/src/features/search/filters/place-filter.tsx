import type { Place } from '@parpaing/contract/schemas';
import { useId } from 'react';
import { hasPlace, type ListParam, type ListQuery } from '../../../entities/list-query/list-query.ts';
import { useChosenPlace } from '../../../entities/place/chosen-place.ts';
import { NearMe } from '../../../entities/place/near-me.tsx';
import { PlaceField } from '../../../entities/place/place-field.tsx';
import { PlaceGuesses } from '../../../entities/place/place-guesses.tsx';
import { findRadius } from '../../../entities/place/radius.ts';
import { RadiusSlider } from '../../../entities/place/radius-slider.tsx';
import { describeShownPlace } from '../../../entities/place/shown-place.ts';
import type { Locating } from '../../../entities/place/use-near-me.ts';
import * as m from '../../../paraglide/messages.js';
import { inputLook } from '../../../ui/form/input.tsx';
import { ChoiceList, FilterGroup } from './filter-group.tsx';

interface PlaceFilterProps {
  id: string;
  query: ListQuery;
  nearMe: Locating;
  fault?: string;
  guesses: Place[];
}

export function PlaceFilter({ id, query, nearMe, fault, guesses }: PlaceFilterProps) {
  const fieldId = useId();
  const place = useChosenPlace();
  const radius = findRadius(query);
  return (
    <FilterGroup
      id={id}
      title={m.filters_place()}
      fault={fault}
      help={<PlaceGuesses query={query} guesses={guesses} />}
    >
      <div className="relative mt-1">
        <label htmlFor={fieldId} className="sr-only">
          {m.filters_place_label()}
        </label>
        <PlaceField
          id={fieldId}
          defaultValue={describeShownPlace(query, place)}
          autoComplete="off"
          className={`${inputLook} min-h-11 w-full px-3`}
        />
      </div>
      <NearMe {...nearMe} />
      {radius && <RadiusSlider radius={radius} />}
      {hasPlace(query) && !query.bounds && (
        <ChoiceList
          name="anywhere"
          choices={[{ value: 'true', label: m.filters_anywhere() }]}
          chosen={query.anywhere && ['true']}
        />
      )}
      {query.bounds && query.anywhere && (
        <input type="hidden" name={'anywhere' satisfies ListParam} defaultValue="true" />
      )}
    </FilterGroup>
  );
}
