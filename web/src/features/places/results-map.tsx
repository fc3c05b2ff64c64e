import type { CallAnswer } from '@parpaing/contract/calls';
import { Link } from 'react-router';
import { distanceKm } from '../../lib/distance.ts';
import { formatMoney, formatNumber } from '../../lib/format.ts';
import { listAddress } from '../../lib/list-address.ts';
import * as m from '../../paraglide/messages.js';
import { BlockNotice } from '../../ui/block-notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BaseLayer } from './base-layer.tsx';
import type { BaseMap } from './base-map.server.ts';
import { type Cluster, clusterPlaces } from './cluster-places.ts';
import { placeOn, radiusOn } from './map-frame.ts';

type MapAnswer = CallAnswer<'mapMaterials'>;

interface ResultsMapProps {
  map: { answer: MapAnswer; base: BaseMap; radiusKm: number | null } | null;
  params: URLSearchParams;
}

/** In words below the drawing, the best supplied first. */
const mostListed = 24;
/** In percent: a town's dot hidden by a disc. */
const discReach = 4;

/** Discs are links: a commune opens its list, a cluster the map around it. No script takes part. */
export function ResultsMap({ map, params }: ResultsMapProps) {
  if (!map) {
    const list = listAddress(params, (next) => next.delete('view'));
    return <BlockNotice text={m.map_failed()} action={{ to: list, label: m.results_list() }} />;
  }
  const { answer, base, radiusKm } = map;
  const { frame } = base;
  const centre = answer.place && placeOn(frame, answer.place);
  const clusters = clusterPlaces(answer.places, frame);
  const listed = answer.places.toSorted((a, b) => b.count - a.count).slice(0, mostListed);
  return (
    <>
      <div className="overflow-hidden rounded-2 border border-joint">
        <BaseLayer
          base={base}
          label={m.map_label()}
          isUnder={({ x, y }) => clusters.some((disc) => Math.hypot(disc.x - x, disc.y - y) < discReach)}
        >
          {centre && radiusKm && (
            <circle
              cx={`${centre.x}%`}
              cy={`${centre.y}%`}
              r={`${radiusOn(frame, radiusKm)}%`}
              className="map-area"
            />
          )}
          {clusters.map((cluster) => (
            <Disc key={`${cluster.x} ${cluster.y}`} cluster={cluster} params={params} />
          ))}
        </BaseLayer>
      </div>
      <p className="mt-2 text-13 text-ink-2">{m.map_text()}</p>
      <h2 className="mt-6 text-20 leading-6.5 md:text-20 md:leading-6.5">{m.map_places()}</h2>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {listed.map((place) => (
          <li key={`${place.city} ${place.latitude}`}>
            <TextLink to={placeAddress(place, params)} className="inline-flex min-h-11 items-center">
              {describePlace(place)}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function Disc({ cluster, params }: { cluster: Cluster; params: URLSearchParams }) {
  const [largest] = cluster.places;
  if (!largest) return null;
  const count = formatNumber(cluster.count);
  const names = cluster.places
    .map(({ city }) => city)
    .slice(0, 3)
    .join(', ');
  const isAlone = cluster.places.length === 1;
  return (
    <Link
      to={isAlone ? placeAddress(largest, params) : clusterAddress(cluster, params)}
      preventScrollReset
      aria-label={
        isAlone ? describePlace(largest) : `${names}${cluster.places.length > 3 ? '…' : ''}\u00A0: ${count}`
      }
      className="map-disc"
    >
      <circle cx={`${cluster.x}%`} cy={`${cluster.y}%`} r={cluster.count < 10 ? 15 : 19} />
      <text x={`${cluster.x}%`} y={`${cluster.y}%`} dy="5" textAnchor="middle">
        {count}
      </text>
    </Link>
  );
}

type Place = MapAnswer['places'][number];

function describePlace({ city, count, minPriceCents }: Place): string {
  const inputs = {
    city,
    count: formatNumber(count),
    price: `${formatMoney(minPriceCents)}\u00A0${m.price_ht()}`,
  };
  return count === 1 ? m.map_place_one(inputs) : m.map_place(inputs);
}

const oneTownKm = 5;

function placeAddress({ city, latitude, longitude }: Place, params: URLSearchParams): string {
  return listAddress(params, (next) => {
    next.delete('view');
    next.set('city', city);
    setAround(next, { latitude, longitude, radiusKm: oneTownKm });
  });
}

function clusterAddress({ places }: Cluster, params: URLSearchParams): string {
  const latitude = mean(places.map((place) => place.latitude));
  const longitude = mean(places.map((place) => place.longitude));
  const farthest = Math.max(...places.map((place) => distanceKm({ latitude, longitude }, place)));
  return listAddress(params, (next) => {
    next.delete('city');
    setAround(next, {
      latitude,
      longitude,
      radiusKm: Math.min(200, Math.max(oneTownKm, Math.ceil(farthest * 1.1))),
    });
  });
}

interface Around {
  latitude: number;
  longitude: number;
  radiusKm: number;
}

function setAround(params: URLSearchParams, { latitude, longitude, radiusKm }: Around) {
  params.set('lat', latitude.toFixed(4));
  params.set('lng', longitude.toFixed(4));
  params.set('radius', String(radiusKm));
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
