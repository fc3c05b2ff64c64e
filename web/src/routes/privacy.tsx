import { FrenchArticle } from '../features/editorial/french-article.tsx';
import { privacySections } from '../features/editorial/privacy-sections.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { useSettings } from '../lib/page/use-settings.ts';
import * as m from '../paraglide/messages.js';
import type { Route } from './+types/privacy';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.privacy_title(), description: m.privacy_lead() });

export default function Privacy() {
  const settings = useSettings();
  return (
    <FrenchArticle
      title={m.privacy_title()}
      lead={m.privacy_lead()}
      updated="2026-11-15"
      sections={privacySections(settings)}
    />
  );
}
