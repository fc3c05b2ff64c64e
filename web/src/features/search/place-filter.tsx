import { useId } from 'react';
import * as m from '../../paraglide/messages.js';
import { FilterGroup } from './filter-group.tsx';
import { NearMe } from './near-me.tsx';
import { PlaceField } from './place-field.tsx';
import { knownRadius } from './radius.ts';
import { RadiusSlider } from './radius-slider.tsx';

interface PlaceFilterProps {
  id: string;
  params: URLSearchParams;
  fault?: string;
}

export function PlaceFilter({ id, params, fault }: PlaceFilterProps) {
  const fieldId = useId();
  const city = params.get('city');
  const isPlaced = Boolean(city || params.get('lat'));
  return (
    <FilterGroup id={id} title={m.filters_place()} fault={fault}>
      <div className="relative mt-1">
        <label htmlFor={fieldId} className="sr-only">
          {m.filters_place_label()}
        </label>
        <PlaceField id={fieldId} defaultValue={city ?? ''} className="input filter-input" />
      </div>
      <NearMe params={params} />
      {isPlaced && <RadiusSlider radius={knownRadius(params.get('radius'))} />}
    </FilterGroup>
  );
}
