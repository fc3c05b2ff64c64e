import type { ApiClient } from '@parpaing/contract/client';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { keepListedFields } from '../entities/material/listed-material.ts';
import { CategoryGrid } from '../features/home/category-grid.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { LatestArrivals } from '../features/home/latest-arrivals.tsx';
import { SearchExamples } from '../features/home/search-examples.tsx';
import { SellBand } from '../features/home/sell-band.tsx';
import { arrivalCount } from '../features/home/use-arrivals.ts';
import { NewsletterBlock } from '../features/newsletter/newsletter-block.tsx';
import { NewsletterOutcome } from '../features/newsletter/newsletter-outcome.tsx';
import { SearchBar } from '../features/search/bar/search-bar.tsx';
import { AvailabilityOutcome } from '../features/stock/availability/availability-outcome.tsx';
import { readRefusal } from '../lib/http/read-refusal.ts';
import { nullOnError } from '../lib/page/optional-data.ts';
import { apiContext } from '../lib/page/page-context.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { Container } from '../ui/container.tsx';
import type { Route } from './+types/home';

export const meta: Route.MetaFunction = (args) => pageMeta(args, { description: m.home_description() });

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const latest = api.call('listMaterials', { query: { limit: arrivalCount } });
  const [market, catalogue, arrivals, asked] = await Promise.all([
    nullOnError(api.call('summariseMarket', {})),
    nullOnError(api.call('listCategories', {})),
    nullOnError(latest),
    findAskedMaterials(api, new URL(request.url).searchParams),
  ]);
  // Without any data the page fails, and the error screen retries.
  if (!market && !catalogue && !arrivals) await latest;
  const categories = catalogue?.categories.filter(({ parent }) => parent === null) ?? null;
  return { market, categories, arrivals: arrivals && keepListedFields(arrivals), asked };
}

/** Null when the link of the mail has expired. */
async function findAskedMaterials(api: ApiClient, params: URLSearchParams) {
  if (params.get('availability') !== 'ask') return null;
  try {
    return await api.call('listAskedMaterials', { query: { token: params.get('token') ?? '' } });
  } catch (error) {
    if (readRefusal(error)?.status !== 400) throw error;
    return null;
  }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Home({ loaderData: { market, categories, arrivals, asked } }: Route.ComponentProps) {
  return (
    <>
      <NewsletterOutcome />
      <AvailabilityOutcome asked={asked} />
      <Hero market={market} />
      <Container>
        <SearchBar />
        <SearchExamples />
        <CategoryGrid categories={categories} />
        <LatestArrivals everywhere={arrivals} />
      </Container>
      <HowItWorks />
      <Container>
        <SellBand />
        <NewsletterBlock />
      </Container>
    </>
  );
}
