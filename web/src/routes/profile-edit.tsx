import { pages } from '@parpaing/contract/pages';
import { callApi } from '../entities/session/calls/call-api.ts';
import { loadQuery } from '../entities/session/calls/query-client.ts';
import { sessionsQuery } from '../entities/session/sessions-query.ts';
import { AvatarSection } from '../features/account/edit/avatar-section.tsx';
import { ContactSection } from '../features/account/edit/contact-section.tsx';
import { DataSection } from '../features/account/edit/data-section.tsx';
import { EmailSection } from '../features/account/edit/email-section.tsx';
import { PasswordSection } from '../features/account/edit/password-section.tsx';
import { PreferencesSection } from '../features/account/edit/preferences-section.tsx';
import { SectionLinks } from '../features/account/edit/section-links.tsx';
import { SellerSection } from '../features/account/edit/seller-section.tsx';
import { SessionsSection } from '../features/account/edit/sessions-section.tsx';
import { UnsavedChanges } from '../features/account/edit/unsaved-changes.tsx';
import { VerificationSection } from '../features/account/edit/verification-section.tsx';
import { BannerSection } from '../features/account/shop-settings/banner-section.tsx';
import { DelaysSection } from '../features/account/shop-settings/delays-section.tsx';
import { HolidaySection } from '../features/account/shop-settings/holiday-section.tsx';
import { HoursSection } from '../features/account/shop-settings/hours-section.tsx';
import { Breadcrumbs } from '../features/shell/breadcrumbs.tsx';
import { LanguageChoice } from '../features/shell/language-choice.tsx';
import { PriceChoice } from '../features/shell/price-choice.tsx';
import { ThemeChoice } from '../features/shell/theme-choice.tsx';
import { nullOnError } from '../lib/page/optional-data.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { Container } from '../ui/container.tsx';
import type { Route } from './+types/profile-edit';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.profile_edit_title(), description: m.profile_edit_text() });

export async function clientLoader() {
  const [me] = await Promise.all([callApi('readMe', {}), nullOnError(loadQuery(sessionsQuery()))]);
  return { me };
}

export default function ProfileEdit({ loaderData: { me } }: Route.ComponentProps) {
  const { providerInfo, shop } = me;
  return (
    <Container className="pb-14 md:pb-20">
      <Breadcrumbs
        trail={[{ to: pages.profile, label: m.profile_title() }]}
        current={m.profile_edit_title()}
      />
      <h1 className="mt-4">{m.profile_edit_title()}</h1>
      <div className="mt-4 grid gap-6 lg:mt-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
        <SectionLinks isSeller={providerInfo !== null} />
        <div className="grid min-w-0 gap-6">
          <AvatarSection me={me} />
          <ContactSection me={me} />
          {providerInfo && <SellerSection providerInfo={providerInfo} />}
          {providerInfo && <VerificationSection providerInfo={providerInfo} />}
          {shop && (
            <>
              <BannerSection banner={shop.banner} />
              <HoursSection shop={shop} />
              <DelaysSection shop={shop} />
              <HolidaySection holiday={shop.holiday} />
            </>
          )}
          <EmailSection me={me} />
          <PasswordSection me={me} />
          <PreferencesSection>
            <PriceChoice />
            <ThemeChoice />
            <LanguageChoice />
          </PreferencesSection>
          <SessionsSection />
          <DataSection />
        </div>
      </div>
      <UnsavedChanges />
    </Container>
  );
}
