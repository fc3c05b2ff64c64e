import type { ReactNode } from 'react';
import { changedListAddress } from '../../../entities/list-query/list-address.ts';
import { hasPlace } from '../../../entities/list-query/list-query.ts';
import { MaterialGrid } from '../../../entities/material/card/material-grid.tsx';
import { withPrepositionDe } from '../../../entities/place/with-preposition.ts';
import * as m from '../../../paraglide/messages.js';
import { TextLink } from '../../../ui/text-link.tsx';
import { type FoundCardsProps, getCardsLook, UncoveredCards } from './found-cards.tsx';

export function AlmostFound(props: FoundCardsProps) {
  return (
    <>
      <UncoveredCards {...props} />
      <NearCards {...props} />
    </>
  );
}

/** What is near what was asked for, and no result. */
function NearCards(props: FoundCardsProps) {
  const { near } = props.results;
  if (!near) return null;
  const { title, text, link } = describeNear(props);
  return (
    <section aria-labelledby="near-title" className="mt-10">
      <h2 id="near-title">{title}</h2>
      <p className="mt-1 mb-4 text-ink-2">
        {text} {link}
      </p>
      <MaterialGrid materials={near.items} {...getCardsLook(props)} />
    </section>
  );
}

interface Description {
  title: string;
  text: string;
  link?: ReactNode;
}

function describeNear({ results: { near, place, placeInWords }, query }: FoundCardsProps): Description {
  const text = m.results_near_text();
  const city = placeInWords?.isSearched ? placeInWords.city : query.city;
  const wider = {
    city,
    radius: undefined,
    bounds: undefined,
    anywhere: city !== undefined || hasPlace(query) || undefined,
  };
  if (near?.category) {
    const { slug, name } = near.category;
    return {
      title: m.results_near_category({ category: name }),
      text,
      link: (
        <TextLink to={changedListAddress(query, { ...wider, q: undefined, category: slug })}>
          {m.results_near_all()}
        </TextLink>
      ),
    };
  }
  if (near?.q) {
    const words = m.search_quoted({ words: near.q });
    return {
      title: m.results_near_words({ words }),
      text,
      link: (
        <TextLink to={changedListAddress(query, { ...wider, q: near.q })}>{m.results_near_all()}</TextLink>
      ),
    };
  }
  const distance = placeInWords?.radiusKm ?? query.radius;
  return {
    title: m.results_near_farther(),
    text:
      distance === undefined
        ? m.results_near_farther_text()
        : m.results_near_farther_than({ distance, place: withPrepositionDe(place?.name ?? '') }),
  };
}
