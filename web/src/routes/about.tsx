import { chooseLanguage, type Language } from '@parpaing/contract/languages';
import { Article } from '../features/editorial/article.tsx';
import type { TextSection } from '../features/editorial/text.tsx';
import { sections as english } from '../features/editorial/texts/about.en.md';
import { sections as french } from '../features/editorial/texts/about.fr.md';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import type { Route } from './+types/about';

const sections: Record<Language, TextSection[]> = { fr: french, en: english };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.about_title(), description: m.about_lead() });

export default function About() {
  return (
    <Article
      title={m.about_title()}
      lead={m.about_lead()}
      updated="2026-11-15"
      sections={sections[chooseLanguage(getLocale())]}
    />
  );
}
