import { pages } from '@parpaing/contract/pages';
import { useSearchParams } from 'react-router';
import { describeSearch } from '../features/search/describe-search.ts';
import { orNull } from '../lib/page-blocks.ts';
import { apiContext } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { resultsId } from '../lib/results-scroll.ts';
import * as m from '../paraglide/messages.js';
import { DrawnScreen } from '../ui/drawn-screen.tsx';
import type { Route } from './+types/materials';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: describeSearch(new URLSearchParams(args.location.search), args.loaderData?.category).title,
    description: m.materials_text(),
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const slug = new URL(request.url).searchParams.get('category');
  if (!slug) return { category: undefined };
  const catalogue = await orNull(context.get(apiContext).call('listCategories', {}));
  return { category: catalogue?.categories.find((category) => category.slug === slug)?.name };
}

export default function Materials({ loaderData: { category } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const { title, criteria } = describeSearch(params, category);
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
