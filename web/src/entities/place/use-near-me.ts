import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '../../paraglide/messages.js';
import { changedListAddress } from '../list-query/list-address.ts';
import { hasPlace, includeDelivery, type ListQuery } from '../list-query/list-query.ts';
import { placeParams, setTabPlace } from './chosen-place.ts';
import { defaultRadius } from './radius.ts';

/** About a kilometre, as for places: nothing more precise is stored or sent. */
const decimals = 2;
const geolocationOptions = { timeout: 10_000, maximumAge: 300_000 };

export type LocateFailure = 'denied' | 'unavailable' | 'timedOut';

export interface Locating {
  state: 'locating' | LocateFailure | undefined;
  locate: () => void;
}

/** Owned by the list: the sheet may be closed while the position is being found. */
export function useNearMe(query: ListQuery): Locating {
  const navigate = useNavigate();
  const [state, setState] = useState<Locating['state']>();

  const latestQuery = useRef<ListQuery>(undefined);
  useEffect(() => {
    latestQuery.current = query;
    return () => {
      latestQuery.current = undefined;
    };
  }, [query]);

  function searchAroundPosition({ coords }: GeolocationPosition) {
    const { current } = latestQuery;
    if (!current) return;
    setState(undefined);
    const { radius = defaultRadius } = current;
    const here = {
      name: m.place_here(),
      postalCode: '',
      latitude: Number(coords.latitude.toFixed(decimals)),
      longitude: Number(coords.longitude.toFixed(decimals)),
    };
    setTabPlace({ ...here, radius });
    const budget = hasPlace(current) ? {} : includeDelivery(current);
    const to = changedListAddress(current, { ...placeParams(here), ...budget, radius, anywhere: undefined });
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
