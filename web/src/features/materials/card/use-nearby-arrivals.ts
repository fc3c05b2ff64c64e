import type { CallAnswer } from '@parpaing/contract/calls';
import { useEffect, useState } from 'react';
import type { ChosenPlace } from '../../../entities/place/chosen-place.ts';
import { logError } from '../../../lib/browser/log.ts';
import type { Optional } from '../../../lib/rendering/optional-data.ts';

export type Arrivals = CallAnswer<'listMaterials'>;

export const arrivalCount = 8;

interface Nearby {
  /** Undefined while loading, null after a failure. */
  arrivals?: Optional<Arrivals>;
  retry: () => void;
}

/** Fetched by the browser, because the page is cached for everybody. */
export function useNearbyArrivals(place: ChosenPlace | null): Nearby {
  const [answer, setAnswer] = useState<{ place: ChosenPlace; arrivals: Optional<Arrivals> }>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the request.
  useEffect(() => {
    if (!place) return;
    const controller = new AbortController();
    fetchArrivals(place, controller.signal).then(
      (arrivals) => setAnswer({ place, arrivals }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        logError('nearby arrivals', error);
        setAnswer({ place, arrivals: null });
      },
    );
    return () => controller.abort();
  }, [place, attempt]);

  return {
    arrivals: answer?.place === place ? answer?.arrivals : undefined,
    retry: () => {
      setAnswer(undefined);
      setAttempt((count) => count + 1);
    },
  };
}

async function fetchArrivals({ latitude: lat, longitude: lng, radius }: ChosenPlace, signal: AbortSignal) {
  const { api } = await import('../../../entities/session/api.ts');
  const query = { lat, lng, radius, sort: 'recent' as const, limit: arrivalCount };
  return api.call('listMaterials', { query }, { signal });
}
