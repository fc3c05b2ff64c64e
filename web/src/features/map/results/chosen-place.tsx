import type { MaterialCard } from '@parpaing/contract/schemas';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { readPriceOrder } from '../../../entities/material/price-order.ts';
import * as m from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { describeCluster } from './describe-cluster.ts';
import type { MapChoice } from './use-map-choice.ts';

interface ChosenPlaceProps {
  choice: MapChoice;
  skeleton: ReactNode;
  children: (materials: MaterialCard[]) => ReactNode;
}

export function ChosenPlace({ choice: { chosen, clear }, skeleton, children }: ChosenPlaceProps) {
  const section = useRef<HTMLElement>(null);
  const cluster = chosen?.cluster;
  useEffect(() => {
    if (cluster) section.current?.scrollIntoView({ block: 'nearest' });
  }, [cluster]);
  if (!chosen) return null;
  const { materials } = chosen;
  return (
    <section ref={section} aria-labelledby="chosen-place" className="chosen-place">
      <div className="flex items-center justify-between gap-3">
        <h2
          id="chosen-place"
          role="status"
          className="font-text text-15 leading-6 font-semibold md:text-15 md:leading-6"
        >
          {describeCluster(chosen.cluster, readPriceOrder())}
        </h2>
        <IconButton icon={X} label={m.map_all_materials()} onClick={clear} />
      </div>
      {materials === 'failed' ? (
        <p>{m.map_place_failed()}</p>
      ) : materials === 'loading' ? (
        skeleton
      ) : (
        children(materials)
      )}
    </section>
  );
}
