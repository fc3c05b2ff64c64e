import { type ReactNode, useEffect, useRef } from 'react';
import type { ListQuery } from '../../../entities/list-query/list-query.ts';
import type { ListedMaterial } from '../../../entities/material/listed-material.ts';
import { readPriceOrder } from '../../../entities/material/prices/price-order.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { describeCluster } from './describe-cluster.ts';
import { clusterAddress } from './map-addresses.ts';
import type { MapChoice } from './use-map-choice.ts';

interface ChosenPlaceProps {
  choice: MapChoice;
  query: ListQuery;
  skeleton: ReactNode;
  children: (materials: ListedMaterial[]) => ReactNode;
}

export function ChosenPlace({ choice: { chosen, clear }, query, skeleton, children }: ChosenPlaceProps) {
  const heading = useRef<HTMLDivElement>(null);
  const cluster = chosen?.cluster;
  useEffect(() => {
    if (cluster) heading.current?.scrollIntoView({ block: 'nearest' });
  }, [cluster]);
  const name = chosen ? describeCluster(chosen.cluster, readPriceOrder()) : '';
  return (
    <>
      <p role="status" className="sr-only">
        {name}
      </p>
      {chosen && (
        <section aria-labelledby="chosen-place" className="mb-6">
          {/* On a phone, the first card is seen below it and the map above. */}
          <div ref={heading} className="flex scroll-mt-20 scroll-mb-64 items-center justify-between gap-3">
            <h2 id="chosen-place" className="font-text text-15 font-semibold">
              {name}
            </h2>
            <IconButton icon="x" label={m.map_all_materials()} onClick={clear} />
          </div>
          {chosen.found === 'failed' ? (
            <p>{m.map_place_failed()}</p>
          ) : chosen.found === 'loading' ? (
            skeleton
          ) : (
            <>
              {children(chosen.found.items)}
              {chosen.found.total > chosen.found.items.length && (
                <TextLink to={clusterAddress(chosen.cluster, query)} className="mt-3 inline-block">
                  {m.map_place_all({ count: formatNumber(chosen.found.total) })}
                </TextLink>
              )}
            </>
          )}
        </section>
      )}
    </>
  );
}
