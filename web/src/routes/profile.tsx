import { pages } from '@parpaing/contract/pages';
import { callApi } from '../entities/session/calls/call-api.ts';
import { loadQuery } from '../entities/session/calls/query-client.ts';
import { sessionsQuery } from '../entities/session/sessions-query.ts';
import { isSeller } from '../entities/session/stored-user.ts';
import { AccountCard } from '../features/account/profile/account-card.tsx';
import { SellerSummary } from '../features/account/profile/seller-summary.tsx';
import { Shortcuts } from '../features/account/profile/shortcuts.tsx';
import { nullOnError } from '../lib/page/optional-data.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { Container } from '../ui/container.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/profile';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.profile_title(), description: m.profile_text() });

export async function clientLoader() {
  const [me, sessions] = await Promise.all([callApi('readMe', {}), nullOnError(loadQuery(sessionsQuery()))]);
  const published = isSeller(me)
    ? await nullOnError(callApi('listMaterials', { query: { seller: me.id, limit: 1 } }))
    : null;
  return { me, sessionCount: sessions?.length, materialCount: published?.total };
}

export default function Profile({ loaderData: { me, sessionCount, materialCount } }: Route.ComponentProps) {
  return (
    <Container className="pt-8 pb-14 md:pt-12 md:pb-20">
      <h1>{m.profile_title()}</h1>
      <p className="mt-2 text-17 text-ink-2">{m.profile_greeting({ name: me.fullName })}</p>
      <div className="mt-6 grid gap-6 md:mt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-6">
          <AccountCard me={me} />
          <SellerSummary me={me} />
        </div>
        <div className="grid content-start gap-4">
          <Shortcuts isSeller={isSeller(me)} materialCount={materialCount} />
          {sessionCount !== undefined && (
            <p className="text-13 text-ink-2">
              {sessionCount > 1 ? m.sessions_count({ count: sessionCount }) : m.sessions_only_one()}{' '}
              <TextLink to={`${pages.profileEdit}#sessions`} className="inline-flex min-h-11 items-center">
                {m.sessions_see()}
              </TextLink>
            </p>
          )}
        </div>
      </div>
    </Container>
  );
}
