import { CategoryGrid } from '../features/home/category-grid.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { SearchExamples } from '../features/home/search-examples.tsx';
import { SellBand } from '../features/home/sell-band.tsx';
import { SearchBar } from '../features/search/search-bar.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { Container } from '../ui/container.tsx';
import type { Route } from './+types/home';

export const meta: Route.MetaFunction = (args) => pageMeta(args, { description: m.home_description() });

export default function Home() {
  return (
    <>
      <Hero />
      <Container>
        <SearchBar />
        <SearchExamples />
        <CategoryGrid />
      </Container>
      <HowItWorks />
      <Container>
        <SellBand />
      </Container>
    </>
  );
}
