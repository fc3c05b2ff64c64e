import type { CallAnswer } from '@parpaing/contract/calls';
import { formatMoney, formatNumber } from '../../lib/format.ts';
import { listAddress } from '../../lib/list-address.ts';
import * as m from '../../paraglide/messages.js';
import { BlockNotice } from '../../ui/block-notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import './map.css';

interface ResultsMapProps {
  map: CallAnswer<'mapMaterials'> | null;
  params: URLSearchParams;
}

export function ResultsMap({ map, params }: ResultsMapProps) {
  if (!map)
    return (
      <BlockNotice
        text={m.map_failed()}
        action={{ to: listAddress(params, (next) => next.delete('view')), label: m.results_list() }}
      />
    );
  return (
    <ul>
      {map.places.map(({ city, count, minPriceCents, latitude, longitude }) => (
        <li key={`${latitude} ${longitude}`}>
          <TextLink to={listAddress(params, (next) => next.delete('view'))}>
            {m.map_place({ city, count: formatNumber(count), price: formatMoney(minPriceCents) })}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
