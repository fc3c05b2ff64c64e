import { pageMeta } from '../lib/page-meta.ts';
import { useSettings } from '../lib/settings.ts';
import * as m from '../paraglide/messages.js';
import { DrawnScreen } from '../ui/drawn-screen.tsx';
import type { Route } from './+types/contact';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.contact_title(), description: m.contact_text() });

export default function Contact() {
  const { contactEmail } = useSettings();
  return (
    <DrawnScreen
      title={m.contact_title()}
      text={m.contact_text()}
      drawing="letter"
      action={{ to: `mailto:${contactEmail}`, label: m.contact_action({ email: contactEmail }) }}
    />
  );
}
