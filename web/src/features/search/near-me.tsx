import { LocateFixed } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { choosePlace } from '../../lib/chosen-place.ts';
import { listAddress } from '../../lib/list-address.ts';
import * as m from '../../paraglide/messages.js';
import { FieldError } from '../../ui/field-error.tsx';
import { LinkButton } from '../../ui/text-link.tsx';
import { defaultRadius } from './radius.ts';

/** A position is known to about a kilometre, as places are: no more is sent. */
const decimals = 2;
const wait = { timeout: 10_000, maximumAge: 300_000 };

type Failure = 'denied' | 'unavailable' | 'timedOut';

const failures: Record<Failure, () => string> = {
  denied: m.filters_locate_denied,
  unavailable: m.filters_locate_unavailable,
  timedOut: m.filters_locate_timed_out,
};

/** Asks the browser, and so the person, only when clicked. */
export function NearMe({ params }: { params: URLSearchParams }) {
  const navigate = useNavigate();
  const [state, setState] = useState<'locating' | Failure>();
  const errorId = useId();

  /** Of the page as it is when the position comes; undefined once one has left. */
  const shown = useRef<URLSearchParams>(undefined);
  useEffect(() => {
    shown.current = params;
    return () => {
      shown.current = undefined;
    };
  }, [params]);

  function go({ coords }: GeolocationPosition) {
    const { current } = shown;
    if (!current) return;
    setState(undefined);
    // A position of the moment is no place to remember.
    choosePlace(null);
    const to = listAddress(current, (next) => {
      next.delete('city');
      next.set('lat', coords.latitude.toFixed(decimals));
      next.set('lng', coords.longitude.toFixed(decimals));
      next.set('radius', current.get('radius') ?? String(defaultRadius));
    });
    void navigate(to, { preventScrollReset: true });
  }

  function locate() {
    // Browsers leave it out of pages that came unencrypted.
    if (!navigator.geolocation) return setState('unavailable');
    setState('locating');
    navigator.geolocation.getCurrentPosition(go, (error) => setState(nameFailure(error)), wait);
  }

  return (
    <div className="js-only">
      <LinkButton onClick={locate} disabled={state === 'locating'} className="inline-flex items-center gap-2">
        <LocateFixed size={18} strokeWidth={1.75} aria-hidden="true" />
        {state === 'locating' ? m.filters_locating() : m.filters_near_me()}
      </LinkButton>
      <div aria-live="polite">
        {state && state !== 'locating' && <FieldError id={errorId}>{failures[state]()}</FieldError>}
      </div>
    </div>
  );
}

function nameFailure({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): Failure {
  if (code === PERMISSION_DENIED) return 'denied';
  return code === TIMEOUT ? 'timedOut' : 'unavailable';
}
