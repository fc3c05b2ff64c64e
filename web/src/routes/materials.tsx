import { pages } from '@parpaing/contract/pages';
import { useSearchParams } from 'react-router';
import { describeSearch } from '../features/search/describe-search.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { resultsId } from '../lib/results-scroll.ts';
import * as m from '../paraglide/messages.js';
import { DrawnScreen } from '../ui/drawn-screen.tsx';
import type { Route } from './+types/materials';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: describeSearch(new URLSearchParams(args.location.search)).title,
    description: m.materials_text(),
  });

export default function Materials() {
  const [params] = useSearchParams();
  const { title, criteria } = describeSearch(params);
  const search = criteria.length > 0 ? `${m.materials_search({ criteria: criteria.join(', ') })} ` : '';
  return (
    <div id={resultsId}>
      <DrawnScreen
        title={title}
        text={search + m.materials_text()}
        drawing="shelf"
        action={{ to: `${pages.home}#categories`, label: m.materials_action() }}
      />
    </div>
  );
}
