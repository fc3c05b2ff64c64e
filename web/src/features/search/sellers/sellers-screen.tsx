import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import { useNavigation } from 'react-router';
import { changedListAddress, sellersAddress } from '../../../entities/list-query/list-address.ts';
import { clearPlace, hasPlace, type ListQuery } from '../../../entities/list-query/list-query.ts';
import { PageOutOfRange } from '../../../entities/list-query/page-out-of-range.tsx';
import { Pagination } from '../../../entities/list-query/pagination.tsx';
import { resultsId } from '../../../entities/list-query/results-scroll.ts';
import { placeParams, useChosenPlace } from '../../../entities/place/chosen-place.ts';
import { describeWhere } from '../../../entities/place/describe-where.ts';
import { NearMe } from '../../../entities/place/near-me.tsx';
import { PlaceGuesses } from '../../../entities/place/place-guesses.tsx';
import { findRadius, findWiderRadius } from '../../../entities/place/radius.ts';
import { useListPlace } from '../../../entities/place/use-list-place.ts';
import { useNearMe } from '../../../entities/place/use-near-me.ts';
import { withPrepositionDe } from '../../../entities/place/with-preposition.ts';
import { Drawing } from '../../../icons/drawing.tsx';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { BlueprintPanel } from '../../../ui/blueprint-panel.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { SearchQuery } from '../results/search-query.ts';
import type { FoundSellers } from './load-sellers.ts';
import { SellerCard } from './seller-card.tsx';
import { SellersForm } from './sellers-form.tsx';
import { describeSellers } from './sellers-meta.ts';

interface SellersScreenProps {
  query: SearchQuery;
  found: FoundSellers;
}

export function SellersScreen({ query: { asked, understood }, found }: SellersScreenProps) {
  const { results, faults, guesses } = found;
  const navigation = useNavigation();
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === pages.materials;
  useListPlace(understood, results.place);
  const place = useChosenPlace();
  return (
    <Container className="pt-6 pb-14 lg:pt-8 lg:pb-20">
      <h1>{describeSellers(understood)}</h1>
      <p className="mt-2 max-w-[68ch] text-17 text-ink-2">{m.sellers_text()}</p>
      <div className="mt-6 rounded-2 border border-joint bg-surface p-4 md:p-5">
        <SellersForm query={asked} />
        <Shortcuts query={understood} />
      </div>
      {Object.entries(faults)
        .filter(([name]) => name !== 'page')
        .map(([name, text]) => (
          <FieldError key={name} id={`fault-${name}`}>
            {text}
          </FieldError>
        ))}
      <PlaceGuesses query={asked} guesses={guesses} />
      <section
        id={resultsId}
        tabIndex={-1}
        aria-labelledby="sellers-title"
        aria-busy={isLoading}
        className="mt-8 outline-none"
      >
        <h2 id="sellers-title" className="sr-only">
          {m.sellers_results()}
        </h2>
        <p role="status" className="text-ink-2">
          {describeTotal(results.total, describeWhere(understood, results.place?.name, place))}
        </p>
        <div className="mt-4">
          <Sellers query={understood} found={found} />
        </div>
      </section>
      <p className="mt-10">
        <TextLink to={`${pages.info}#vendeurs`} className="inline-flex min-h-11 items-center">
          {m.sellers_rights()}
        </TextLink>
      </p>
    </Container>
  );
}

function Shortcuts({ query }: { query: ListQuery }) {
  const nearMe = useNearMe(query);
  const place = useChosenPlace();
  const isOffered = place?.postalCode && !hasPlace(query);
  return (
    <div className="mt-1 -mb-2 flex flex-wrap items-center gap-x-5">
      <NearMe {...nearMe} />
      {isOffered && (
        <TextLink
          to={changedListAddress(query, { ...placeParams(place), radius: place.radius })}
          preventScrollReset
          className="inline-flex min-h-11 items-center"
        >
          {m.sellers_near_place({ place: withPrepositionDe(place.name) })}
        </TextLink>
      )}
      {hasPlace(query) && (
        <TextLink
          to={changedListAddress(query, clearPlace(query))}
          preventScrollReset
          className="inline-flex min-h-11 items-center"
        >
          {m.results_anywhere()}
        </TextLink>
      )}
    </div>
  );
}

function describeTotal(total: number, where: string | undefined): string {
  const count = formatNumber(total);
  const counted = [m.sellers_none(), m.sellers_count_one()][total] ?? m.sellers_count({ count });
  return [counted, where].filter(Boolean).join(', ');
}

interface SellersProps {
  query: ListQuery;
  found: FoundSellers;
}

function Sellers({ query, found: { results, faults } }: SellersProps) {
  const pageCount = Math.ceil(results.total / limits.pageSize);
  if (results.total === 0) return <NoSellers query={query} />;
  if (results.items.length === 0 || faults.page) return <PageOutOfRange pageCount={pageCount} />;
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-(--gutter) lg:grid-cols-3">
        {results.items.map((seller) => (
          <li key={seller.id} className="min-w-0">
            <SellerCard seller={seller} />
          </li>
        ))}
      </ul>
      <Pagination page={query.page ?? 1} pageCount={pageCount} />
    </>
  );
}

function NoSellers({ query }: { query: ListQuery }) {
  const radius = findRadius(query);
  const wider = radius && findWiderRadius(radius);
  const alternatives = [
    ...(wider
      ? [{ label: m.results_widen({ distance: wider }), to: changedListAddress(query, { radius: wider }) }]
      : []),
    ...(query.q
      ? [
          {
            label: m.sellers_without_name({ words: m.search_quoted({ words: query.q }) }),
            to: changedListAddress(query, { q: undefined }),
          },
        ]
      : []),
  ];
  return (
    <div className="grid items-center gap-8 lg:grid-cols-[1fr_20rem]">
      <div>
        <h3 className="md:text-24">{m.sellers_empty_title()}</h3>
        {alternatives.length > 0 && (
          <>
            <p className="mt-2 text-ink-2">{m.sellers_empty_text()}</p>
            <ul className="mt-3 flex flex-wrap gap-2">
              {alternatives.map(({ label, to }) => (
                <li key={label}>
                  <ButtonLink look="secondary" to={to} preventScrollReset>
                    {label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <ButtonLink to={sellersAddress} className="mt-6">
          {m.sellers_all()}
        </ButtonLink>
      </div>
      <BlueprintPanel className="rounded-3 p-6">
        <Drawing name="radius" className="mx-auto h-36 max-w-full" />
      </BlueprintPanel>
    </div>
  );
}
