import { FrenchArticle } from '../features/editorial/french-article.tsx';
import { termsParts } from '../features/editorial/terms-parts.tsx';
import { sections } from '../features/editorial/texts/terms.md';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import type { Route } from './+types/terms';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.terms_title(), description: m.terms_lead() });

export default function Terms() {
  return (
    <FrenchArticle
      title={m.terms_title()}
      lead={m.terms_lead()}
      updated="2026-11-15"
      sections={sections}
      parts={termsParts}
    />
  );
}
