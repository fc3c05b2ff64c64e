import { pages } from '@parpaing/contract/pages';
import { listAddress } from '../features/messages/list-choice.ts';
import { loadContact } from '../features/messages/load-contact.ts';
import { NewThread } from '../features/messages/new-thread.tsx';
import { readQuantity } from '../features/messages/opening.ts';
import { PaneNotice } from '../features/messages/pane-notice.tsx';
import { leave } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import type { Route } from './+types/messages';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.messages_title(), description: m.messages_text() });

/** With a material, the way to its seller. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  const about = url.searchParams.get('material');
  if (!about) return {};
  const quantity = readQuantity(url.searchParams);
  const contact = await loadContact(about);
  if (contact.kind === 'own') throw leave(url, listAddress({ filter: 'tous', about }));
  if (contact.kind === 'known') {
    const page = pages.conversation(contact.conversation);
    throw leave(url, quantity ? `${page}?quantity=${quantity}` : page);
  }
  return { contact, quantity };
}

export default function Messages({ loaderData: { contact, quantity } }: Route.ComponentProps) {
  if (!contact) return <p className="thread-prompt m-auto p-8 text-ink-2">{m.messages_prompt()}</p>;
  if (contact.kind === 'new') {
    return <NewThread key={contact.material.id} material={contact.material} quantity={quantity} />;
  }
  return (
    <PaneNotice
      title={contact.isGone ? m.material_gone_title() : m.material_unknown_title()}
      text={contact.isGone ? m.contact_material_gone_text() : m.contact_material_unknown_text()}
      drawing="gap"
      action={{ to: pages.materials, label: m.material_action() }}
    />
  );
}
