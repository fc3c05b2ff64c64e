import { pages } from '@parpaing/contract/pages';
import { callApi } from '../entities/session/calls/call-api.ts';
import { PrivateFacts } from '../features/account/profile/private-facts.tsx';
import { PublicCard } from '../features/account/profile/public-card.tsx';
import { Breadcrumbs } from '../features/shell/breadcrumbs.tsx';
import { nullOnError } from '../lib/page/optional-data.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/profile-view';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.profile_view_title(), description: m.profile_view_text() });

export async function clientLoader() {
  const me = await callApi('readMe', {});
  return { me, profile: await nullOnError(callApi('readPublicProfile', { params: { id: me.id } })) };
}

export default function ProfileView({ loaderData: { me, profile } }: Route.ComponentProps) {
  return (
    <Container className="pb-14 md:pb-20">
      <Breadcrumbs
        trail={[{ to: pages.profile, label: m.profile_title() }]}
        current={m.profile_view_title()}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <h1>{m.profile_view_title()}</h1>
        <ButtonLink look="secondary" to={pages.profileEdit} className="max-sm:w-full">
          {m.profile_view_action()}
        </ButtonLink>
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <Panel id="vu-par-tous" title={m.view_public_title()} text={m.view_public_text()}>
          {profile ? (
            <>
              <PublicCard profile={profile} heading="h3" />
              <p className="mt-4">
                <TextLink to={pages.publicProfile(me.id)} className="inline-flex min-h-11 items-center">
                  {m.view_public_link()}
                </TextLink>
              </p>
            </>
          ) : (
            <InlineNotice
              text={m.view_public_failed()}
              action={{ to: pages.publicProfile(me.id), label: m.view_public_link() }}
            />
          )}
        </Panel>
        <Panel id="prive" title={m.view_private_title()} text={m.view_private_text()}>
          <PrivateFacts me={me} />
        </Panel>
      </div>
    </Container>
  );
}
