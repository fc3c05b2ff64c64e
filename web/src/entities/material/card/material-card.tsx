import { pages } from '@parpaing/contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../icons/icon.tsx';
import { formatDistance } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { PlaceName } from '../../place/place-name.tsx';
import { ConditionBadge } from '../condition-badge.tsx';
import { FavoriteButton } from '../favorite/favorite-button.tsx';
import { describeHandover } from '../handover/describe-handover.ts';
import { joinDesignations } from '../join-designations.ts';
import type { ListedMaterial as Material } from '../listed-material.ts';
import { MaterialPhoto } from '../photo/material-photo.tsx';
import { MaterialPrices } from '../prices/material-prices.tsx';

interface MaterialCardProps {
  material: Material;
  to?: string;
  answer?: ReactNode;
  before?: string;
  sizes: string;
  isFirst?: boolean;
  children?: ReactNode;
}

export function MaterialCard({
  material,
  to,
  answer,
  before,
  sizes,
  isFirst = false,
  children,
}: MaterialCardProps) {
  const { id, title, condition, picture, seller } = material;
  const handover = material.handover && describeHandover(material.handover, before);
  return (
    <article className="card">
      <MaterialPhoto picture={picture} sizes={sizes} isFirst={isFirst} />
      <div className="card-body">
        <ConditionBadge condition={condition} />
        {answer}
        <MaterialPrices material={material} />
        <h3 className="card-title">
          <Link to={to ?? pages.material(id)}>{joinDesignations(title)}</Link>
        </h3>
        <div className="card-facts">
          {handover && (
            <p>
              <Icon name="calendar-clock" size={16} />
              <b>{handover}</b>
            </p>
          )}
          <p>
            <Icon name="map-pin" size={16} />
            <Whereabouts material={material} />
          </p>
          <p>
            <Icon name={seller.verified ? 'badge-check' : 'store'} size={16} />
            {/* The law requires the seller's name and status: neither is truncated. */}
            <span>
              {describeSeller(seller)}
              {seller.verified && <b>{m.seller_identity_verified()}</b>}
            </span>
          </p>
        </div>
        {children}
      </div>
      <FavoriteButton material={material} className="card-favorite" />
    </article>
  );
}

function describeSeller({ name, businessType, verified }: Material['seller']): string {
  const kind = businessType === 'particulier' ? m.seller_private() : m.seller_professional();
  return `${name}, ${kind}${verified ? ', ' : ''}`;
}

function Whereabouts({ material: { city, department, distanceKm } }: { material: Material }) {
  return (
    <span className="truncate">
      <PlaceName name={city} />
      {` (${department})${distanceKm === null ? '' : `, ${formatDistance(distanceKm)}`}`}
    </span>
  );
}
