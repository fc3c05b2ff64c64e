import { FrenchArticle } from '../features/editorial/french-article.tsx';
import { privacyParts } from '../features/editorial/privacy-parts.tsx';
import { sections } from '../features/editorial/texts/privacy.md';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import type { Route } from './+types/privacy';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.privacy_title(), description: m.privacy_lead() });

export default function Privacy() {
  return (
    <FrenchArticle
      title={m.privacy_title()}
      lead={m.privacy_lead()}
      updated="2026-11-15"
      sections={sections}
      parts={privacyParts}
    />
  );
}
