import type { PublicProfile } from '@parpaing/contract/schemas';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { PlaceName } from '../../place/place-name.tsx';
import { describeKind } from './describe-kind.ts';

export function KindAndPlace({ profile: { city, seller } }: { profile: PublicProfile }) {
  return (
    <>
      <p className="mt-1 text-17 text-ink-2">{describeKind(seller)}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-ink-2">
        {city && (
          <span className="flex items-center gap-1.5">
            <Icon name="map-pin" size={18} className="flex-none" />
            <span>
              <PlaceName name={city} />
            </span>
          </span>
        )}
        {seller?.verified && (
          <span className="flex items-center gap-1.5 font-medium text-positive">
            <Icon name="badge-check" size={18} className="flex-none" />
            {m.seller_verified()}
          </span>
        )}
      </p>
    </>
  );
}
