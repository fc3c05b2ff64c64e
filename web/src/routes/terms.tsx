import { FrenchArticle } from '../features/editorial/french-article.tsx';
import { termsSections } from '../features/editorial/terms-sections.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { useSettings } from '../lib/page/use-settings.ts';
import * as m from '../paraglide/messages.js';
import type { Route } from './+types/terms';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.terms_title(), description: m.terms_lead() });

export default function Terms() {
  const settings = useSettings();
  return (
    <FrenchArticle
      title={m.terms_title()}
      lead={m.terms_lead()}
      updated="2026-11-15"
      sections={termsSections(settings)}
    />
  );
}
