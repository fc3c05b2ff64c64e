import { myMaterialsQuery } from '../entities/material/my-materials-query.ts';
import { myDraftsQuery } from '../entities/material/selling-queries.ts';
import { loadQuery } from '../entities/session/calls/query-client.ts';
import { useMemberQuery } from '../entities/session/calls/use-member-query.ts';
import { ImportActions } from '../features/stock/import/import-actions.tsx';
import { readChoice } from '../features/stock/list/list-choice.ts';
import { MyMaterials } from '../features/stock/list/my-materials.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import type { Route } from './+types/my-materials';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.my_materials_title(), description: m.my_materials_text() });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const choice = readChoice(new URL(request.url).searchParams);
  await Promise.all([loadQuery(myMaterialsQuery(choice)), loadQuery(myDraftsQuery())]);
  return { choice };
}

export default function MyMaterialsPage({ loaderData: { choice } }: Route.ComponentProps) {
  const { data: page } = useMemberQuery(myMaterialsQuery(choice));
  const { data: drafts } = useMemberQuery(myDraftsQuery());
  if (!page || !drafts) return null;
  return <MyMaterials choice={choice} page={page} drafts={drafts} actions={<ImportActions />} />;
}
