import { useSearchParams } from 'react-router';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { Drawing } from '../icons/drawing.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import { useSettings } from '../lib/page/use-settings.ts';
import * as m from '../paraglide/messages.js';
import { BlueprintPanel } from '../ui/blueprint-panel.tsx';
import { Container } from '../ui/container.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/contact';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.contact_title(), description: m.contact_lead() });

export default function Contact() {
  const { contactEmail } = useSettings();
  const [params] = useSearchParams();
  const address = <TextLink to={`mailto:${contactEmail}`}>{contactEmail}</TextLink>;
  return (
    <Container className="pt-8 pb-14 md:pt-12 md:pb-20">
      <header className="mb-8 max-w-[44rem] md:mb-10">
        <h1 className="md:text-44 md:tracking-[-0.025em]">{m.contact_title()}</h1>
        <p className="mt-4 text-17 text-ink-2">{m.contact_lead()}</p>
        <p className="js-only mt-2">
          {m.contact_by_mail()} {address}.
        </p>
        <noscript>
          <p className="mt-2">
            {m.contact_needs_script()} {address}.
          </p>
        </noscript>
      </header>
      <div className="grid gap-16 lg:grid-cols-[minmax(0,44rem)_1fr]">
        <ContactForm topic={params.get('topic') ?? undefined} message={params.get('message') ?? undefined} />
        <BlueprintPanel className="grid place-items-center rounded-3 p-10 max-lg:hidden">
          <Drawing name="letter" className="h-60 max-w-full" />
        </BlueprintPanel>
      </div>
    </Container>
  );
}
