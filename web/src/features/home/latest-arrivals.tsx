import { pages } from '@parpaing/contract/pages';
import { useRef } from 'react';
import { listAddress } from '../../entities/list-query/list-address.ts';
import { CardSkeleton } from '../../entities/material/card/card-skeleton.tsx';
import { CardStrip } from '../../entities/material/card/card-strip.tsx';
import { MaterialCard } from '../../entities/material/card/material-card.tsx';
import { choosePlace, placeFieldId, placeParams, useChosenPlace } from '../../entities/place/chosen-place.ts';
import { withPrepositionDe } from '../../entities/place/with-preposition.ts';
import { useSellLink } from '../../entities/user/seller/sell-link.ts';
import { formatNumber } from '../../lib/format/format.ts';
import type { Optional } from '../../lib/page/optional-data.ts';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { InlineNotice } from '../../ui/inline-notice.tsx';
import { LinkButton, TextLink } from '../../ui/text-link.tsx';
import { type Arrivals, arrivalCount, useArrivals } from './use-arrivals.ts';

const maxRadius = 100;
const sizes = '(min-width: 80rem) 302px, (min-width: 64rem) 23vw, (min-width: 48rem) 46vw, 252px';
const skeletons = Array.from({ length: arrivalCount }, (_, index) => index);

interface LatestArrivalsProps {
  everywhere: Optional<Arrivals>;
}

export function LatestArrivals({ everywhere }: LatestArrivalsProps) {
  const place = useChosenPlace();
  const { arrivals, retry } = useArrivals(place, everywhere);
  const title = useRef<HTMLHeadingElement>(null);

  function showEverywhere() {
    choosePlace(null);
    // The button disappears with the place, so the focus moves to the title.
    title.current?.focus();
  }

  return (
    <section aria-labelledby="arrivals-title" aria-busy={arrivals === undefined} className="pt-12 md:pt-18">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 md:mb-5">
        <div>
          <h2 id="arrivals-title" ref={title} tabIndex={-1} className="outline-none">
            {place ? m.arrivals_near({ place: withPrepositionDe(place.name) }) : m.arrivals_title()}
          </h2>
          <p className="text-ink-2">
            {place ? m.arrivals_within({ distance: place.radius }) : m.arrivals_in_france()}{' '}
            {place ? (
              <LinkButton onClick={showEverywhere}>{m.arrivals_everywhere()}</LinkButton>
            ) : (
              <a
                href={`#${placeFieldId}`}
                onClick={focusPlaceField}
                className="inline-flex min-h-11 items-center font-medium text-plan underline underline-offset-3"
              >
                {m.arrivals_choose()}
              </a>
            )}
          </p>
        </div>
        {arrivals && arrivals.total > 0 && (
          <TextLink to={arrivalsAddress(place)} className="inline-flex min-h-11 items-center max-md:hidden">
            {m.arrivals_see_all({ count: formatNumber(arrivals.total) })}
          </TextLink>
        )}
      </div>
      {/* A live region, filled once the place is known, so that the change is announced. */}
      <p className="sr-only" role="status">
        {place && (arrivals ? m.category_count({ count: formatNumber(arrivals.total) }) : undefined)}
      </p>
      <Content arrivals={arrivals} place={place} onRetry={retry} />
      {arrivals && arrivals.total > 0 && (
        <ButtonLink look="secondary" to={arrivalsAddress(place)} className="mt-4 w-full md:hidden">
          {m.arrivals_see_all({ count: formatNumber(arrivals.total) })}
        </ButtonLink>
      )}
    </section>
  );
}

type Place = ReturnType<typeof useChosenPlace>;

interface ContentProps {
  arrivals: Optional<Arrivals> | undefined;
  place: Place;
  onRetry: () => void;
}

function Content({ arrivals, place, onRetry }: ContentProps) {
  if (arrivals === undefined) {
    return (
      <CardStrip aria-hidden="true">
        {skeletons.map((index) => (
          <li key={index}>
            <CardSkeleton />
          </li>
        ))}
      </CardStrip>
    );
  }
  if (arrivals === null) {
    const action = place
      ? { onClick: onRetry, label: m.retry() }
      : { to: pages.materials, label: m.categories_all_link() };
    return <InlineNotice text={m.arrivals_failed()} action={action} />;
  }
  if (arrivals.items.length === 0) return <EmptyNotice place={place} />;
  return (
    <CardStrip>
      {arrivals.items.map((material) => (
        <li key={material.id}>
          <MaterialCard material={material} sizes={sizes} />
        </li>
      ))}
    </CardStrip>
  );
}

function EmptyNotice({ place }: { place: Place }) {
  const { to } = useSellLink();
  if (!place) {
    return <InlineNotice text={m.arrivals_empty()} action={{ to, label: m.arrivals_empty_action() }} />;
  }
  const text = m.arrivals_none_near({ distance: place.radius, place: withPrepositionDe(place.name) });
  const action =
    place.radius < maxRadius
      ? {
          onClick: () => choosePlace({ ...place, radius: maxRadius }),
          label: m.arrivals_widen({ distance: maxRadius }),
        }
      : { onClick: () => choosePlace(null), label: m.arrivals_everywhere() };
  return <InlineNotice text={text} action={action} />;
}

function arrivalsAddress(place: Place) {
  return listAddress({ scroll: true, ...(place && { ...placeParams(place), radius: place.radius }) });
}

function focusPlaceField() {
  document.getElementById(placeFieldId)?.focus();
}
