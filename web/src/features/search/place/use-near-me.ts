import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { listAddress } from '../../../entities/list-query/list-address.ts';
import { setPlaceParams, setTabPlace } from '../../../entities/place/chosen-place.ts';
import * as m from '../../../paraglide/messages.js';
import { parseRadius } from './radius.ts';

/** About a kilometre, as for places: nothing more precise is stored or sent. */
const decimals = 2;
const geolocationOptions = { timeout: 10_000, maximumAge: 300_000 };

export type LocateFailure = 'denied' | 'unavailable' | 'timedOut';

export interface Locating {
  state: 'locating' | LocateFailure | undefined;
  locate: () => void;
}

/** Owned by the list: the sheet may be closed while the position is being found. */
export function useNearMe(params: URLSearchParams): Locating {
  const navigate = useNavigate();
  const [state, setState] = useState<Locating['state']>();

  const latestParams = useRef<URLSearchParams>(undefined);
  useEffect(() => {
    latestParams.current = params;
    return () => {
      latestParams.current = undefined;
    };
  }, [params]);

  function searchAroundPosition({ coords }: GeolocationPosition) {
    const { current } = latestParams;
    if (!current) return;
    setState(undefined);
    const radius = parseRadius(current.get('radius'));
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
      // Not available on pages served without encryption.
      if (!navigator.geolocation) return setState('unavailable');
      setState('locating');
      navigator.geolocation.getCurrentPosition(
        searchAroundPosition,
        (error) => setState(toLocateFailure(error)),
        geolocationOptions,
      );
    },
  };
}

function toLocateFailure({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): LocateFailure {
  if (code === PERMISSION_DENIED) return 'denied';
  return code === TIMEOUT ? 'timedOut' : 'unavailable';
}
