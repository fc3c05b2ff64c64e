import { ApiError } from '@parpaing/contract/call-errors';
import { useEffect, useState } from 'react';
import type { ListedResults } from '../../entities/material/listed-material.ts';
import type { ChosenPlace } from '../../entities/place/chosen-place.ts';
import { logError } from '../../lib/browser/log.ts';
import { startRetrying } from '../../lib/http/start-retrying.ts';
import type { Optional } from '../../lib/page/optional-data.ts';

export type Arrivals = ListedResults;

export const arrivalCount = 8;
const maxTimedRetries = 5;

interface ShownArrivals {
  /** Undefined while loading, null after a failure. */
  arrivals?: Optional<Arrivals>;
  retry: () => void;
}

/** The page is cached for everybody: those near a place, and those it lacks, are fetched by the browser. */
export function useArrivals(place: ChosenPlace | null, everywhere: Optional<Arrivals>): ShownArrivals {
  const [answer, setAnswer] = useState<{ place: ChosenPlace | null; arrivals: Optional<Arrivals> }>();
  const [attempt, setAttempt] = useState(0);
  const isMissing = place !== null || everywhere === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the request.
  useEffect(() => {
    if (!isMissing) return;
    return startFetching(place, (arrivals) => setAnswer({ place, arrivals }));
  }, [place, isMissing, attempt]);

  const fetched = answer?.place === place ? answer?.arrivals : undefined;
  return {
    arrivals: place ? fetched : (everywhere ?? fetched ?? null),
    retry: () => {
      setAnswer(undefined);
      setAttempt((count) => count + 1);
    },
  };
}

export function startFetching(
  place: ChosenPlace | null,
  onAnswer: (arrivals: Optional<Arrivals>) => void,
): () => void {
  const fetching = new AbortController();
  const { signal } = fetching;
  let retryAfter: number | undefined;
  let retrying: ReturnType<typeof startRetrying> | undefined;

  async function load() {
    try {
      onAnswer(await fetchArrivals(place, signal));
      retrying?.stop();
    } catch (error) {
      if (signal.aborted) return;
      onAnswer(null);
      if (!retrying) logError('arrivals', error);
      const isRefused = error instanceof ApiError && error.status < 500;
      retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
      if (isRefused) retrying?.stop();
      else retrying ??= startRetrying({ retry: load, readRetryAfter: () => retryAfter, maxTimedRetries });
    }
  }

  void load();
  return () => {
    fetching.abort();
    retrying?.stop();
  };
}

async function fetchArrivals(place: ChosenPlace | null, signal: AbortSignal) {
  // Without the session: nobody asks for this fetch, so it must neither refresh a token nor end a session.
  const { bareClient } = await import('../../lib/http/api-client.ts');
  const near = place && { lat: place.latitude, lng: place.longitude, radius: place.radius };
  const query = { ...near, sort: 'recent' as const, limit: arrivalCount };
  return bareClient.call('listMaterials', { query }, { signal });
}
