import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { listAddress } from '../../../entities/list-query/list-address.ts';
import { setPlaceParams, setTabPlace } from '../../../entities/place/chosen-place.ts';
import * as m from '../../../paraglide/messages.js';
import { knownRadius } from './radius.ts';

/** A position is known to about a kilometre, as places are: no more is kept or sent. */
const decimals = 2;
const wait = { timeout: 10_000, maximumAge: 300_000 };

export type LocateFailure = 'denied' | 'unavailable' | 'timedOut';

export interface Locating {
  state: 'locating' | LocateFailure | undefined;
  locate: () => void;
}

/** Of the list, not of the sheet that asks: one may close it while the position is being found. */
export function useNearMe(params: URLSearchParams): Locating {
  const navigate = useNavigate();
  const [state, setState] = useState<Locating['state']>();

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
    const radius = knownRadius(current.get('radius'));
    const here = {
      name: m.place_here(),
      postalCode: '',
      latitude: Number(coords.latitude.toFixed(decimals)),
      longitude: Number(coords.longitude.toFixed(decimals)),
    };
    setTabPlace({ ...here, radius });
    const to = listAddress(current, (next) => {
      setPlaceParams(next, here);
      next.set('radius', `${radius}`);
    });
    void navigate(to, { preventScrollReset: true });
  }

  return {
    state,
    locate() {
      // Browsers leave it out of pages that came unencrypted.
      if (!navigator.geolocation) return setState('unavailable');
      setState('locating');
      navigator.geolocation.getCurrentPosition(go, (error) => setState(nameFailure(error)), wait);
    },
  };
}

function nameFailure({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): LocateFailure {
  if (code === PERMISSION_DENIED) return 'denied';
  return code === TIMEOUT ? 'timedOut' : 'unavailable';
}
