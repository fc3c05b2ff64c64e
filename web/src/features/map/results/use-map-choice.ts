import type { CallAnswer, CallInput } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import { useMemo, useRef, useState } from 'react';
import type { ListedMaterial } from '../../../entities/material/listed-material.ts';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { type Cluster, getPlaceKey } from './cluster-places.ts';
import type { TagMarks } from './tag-layer.ts';

interface Choice {
  cluster: Cluster;
  found: FoundMaterials | 'loading' | 'failed';
}

interface FoundMaterials {
  items: ListedMaterial[];
  total: number;
}

export interface MapChoice {
  chosen: Choice | undefined;
  marks: TagMarks;
  choose: (cluster: Cluster) => void;
  clear: () => void;
  point: (places: { city: string; department: string }[]) => void;
  isMarked: (material: ListedMaterial) => boolean;
}

interface SearchedMap {
  answer: CallAnswer<'mapMaterials'>;
  query: CallInput<'mapMaterials'>['query'];
}

/** What is chosen or pointed at, on the map or in the list, until another search. */
export function useMapChoice(map: SearchedMap | null): MapChoice {
  const [state, setState] = useState<{ answer?: object; choice?: Choice }>({});
  const [pointed, setPointed] = useState<string[]>([]);
  const asked = useRef<Cluster>(undefined);
  const chosen = state.answer === map?.answer ? state.choice : undefined;
  const chosenPlaces = chosen?.cluster.places;
  const marks = useMemo(
    () => ({ chosen: (chosenPlaces ?? []).map(getPlaceKey), pointed }),
    [chosenPlaces, pointed],
  );

  async function choose(cluster: Cluster) {
    if (!map) return;
    const { answer, query } = map;
    asked.current = cluster;
    const show = (found: Choice['found']) => setState({ answer, choice: { cluster, found } });
    show('loading');
    const commune = cluster.places.slice(0, limits.filterValues).map(({ communeCode }) => communeCode);
    const found = await callApi('listMaterials', { query: { ...query, page: undefined, commune } }).catch(
      () => 'failed' as const,
    );
    if (asked.current === cluster) show(found);
  }

  return {
    chosen,
    marks,
    choose: (cluster) => void choose(cluster),
    clear() {
      asked.current = undefined;
      setState({});
    },
    point: (places) => setPointed(places.map(getPlaceKey)),
    isMarked: (material) => [...marks.chosen, ...marks.pointed].includes(getPlaceKey(material)),
  };
}
