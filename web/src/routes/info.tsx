import { chooseLanguage, type Language } from '@parpaing/contract/languages';
import { Article } from '../features/editorial/article.tsx';
import { helpParts } from '../features/editorial/help-parts.tsx';
import type { TextSection } from '../features/editorial/text.tsx';
import { sections as english } from '../features/editorial/texts/help.en.md';
import { sections as french } from '../features/editorial/texts/help.fr.md';
import { Steps } from '../features/home/steps.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { BlueprintPanel } from '../ui/blueprint-panel.tsx';
import type { Route } from './+types/info';

const sections: Record<Language, TextSection[]> = { fr: french, en: english };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.info_title(), description: m.info_lead() });

export default function Info() {
  return (
    <Article
      title={m.info_title()}
      lead={m.info_lead()}
      updated="2026-11-19"
      sections={sections[chooseLanguage(getLocale())]}
      parts={helpParts}
    >
      <section id="comment-ca-marche" aria-labelledby="etapes-titre">
        <BlueprintPanel className="mt-10 rounded-3 px-5 py-8 md:p-10">
          <h2 id="etapes-titre">{m.how_title()}</h2>
          <Steps />
        </BlueprintPanel>
      </section>
    </Article>
  );
}
