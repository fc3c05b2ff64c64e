import { pages } from '@parpaing/contract/pages';
import type { ReactNode } from 'react';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { BlueprintPanel } from '../ui/blueprint-panel.tsx';
import { Container } from '../ui/container.tsx';
import { Steps } from '../ui/steps.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/info';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.info_title(), description: m.info_text() });

export default function Info() {
  return (
    <>
      <Container className="pt-8 pb-8 md:pt-12 md:pb-10">
        <h1>{m.info_title()}</h1>
        <p className="mt-4 text-17 text-ink-2">{m.info_text()}</p>
      </Container>
      <section id="comment-ca-marche" aria-labelledby="acheter-titre">
        <BlueprintPanel className="py-10 md:py-14">
          <Container>
            <h2 id="acheter-titre">{m.info_buy_title()}</h2>
            <Steps />
          </Container>
        </BlueprintPanel>
      </section>
      <Container className="grid gap-x-12 gap-y-10 py-12 md:py-18 lg:grid-cols-2">
        <Section id="vendeurs" title={m.info_sellers_title()} text={m.info_sellers_text()} />
        <Section id="devenir-vendeur" title={m.info_become_title()} text={m.info_become_text()}>
          <TextLink to={pages.register}>{m.info_become_action()}</TextLink>
        </Section>
        <Section id="regles-de-publication" title={m.info_rules_title()} text={m.info_rules_text()} />
        <Section id="accessibilite" title={m.info_accessibility_title()} text={m.info_accessibility_text()}>
          <TextLink to={pages.contact}>{m.footer_contact()}</TextLink>
        </Section>
      </Container>
    </>
  );
}

interface SectionProps {
  id: string;
  title: string;
  text: string;
  children?: ReactNode;
}

function Section({ id, title, text, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className="border-t border-joint pt-6">
      <h2 id={`${id}-titre`} className="text-24">
        {title}
      </h2>
      <p className="mt-3 mb-3 max-w-[68ch] text-17 text-ink-2">{text}</p>
      {children}
    </section>
  );
}
