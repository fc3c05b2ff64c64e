import { LocateFixed } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { choosePlace } from '../../lib/chosen-place.ts';
import { listAddress } from '../../lib/list-address.ts';
import * as m from '../../paraglide/messages.js';
import { FieldError } from '../../ui/field-error.tsx';
import { LinkButton } from '../../ui/text-link.tsx';
import { FilterGroup } from './filter-group.tsx';
import { PlaceField } from './place-field.tsx';
import { defaultRadius, knownRadius } from './radius.ts';
import { RadiusSlider } from './radius-slider.tsx';

interface PlaceFilterProps {
  id: string;
  params: URLSearchParams;
  fault?: string;
}

/** A position is known to about a kilometre, as places are: no more is sent. */
const decimals = 2;

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

/** Asks the browser, and so the person, only when clicked. */
function NearMe({ params }: { params: URLSearchParams }) {
  const navigate = useNavigate();
  const [state, setState] = useState<'locating' | 'denied'>();
  const errorId = useId();

  function locate() {
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState(undefined);
        // A position of the moment is no place to remember.
        choosePlace(null);
        const to = listAddress(params, (next) => {
          next.delete('city');
          next.set('lat', coords.latitude.toFixed(decimals));
          next.set('lng', coords.longitude.toFixed(decimals));
          next.set('radius', params.get('radius') ?? String(defaultRadius));
        });
        void navigate(to, { preventScrollReset: true });
      },
      () => setState('denied'),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  }

  return (
    <div className="js-only">
      <LinkButton onClick={locate} disabled={state === 'locating'} className="inline-flex items-center gap-2">
        <LocateFixed size={18} strokeWidth={1.75} aria-hidden="true" />
        {state === 'locating' ? m.filters_locating() : m.filters_near_me()}
      </LinkButton>
      <div aria-live="polite">
        {state === 'denied' && <FieldError id={errorId}>{m.filters_locate_denied()}</FieldError>}
      </div>
    </div>
  );
}
