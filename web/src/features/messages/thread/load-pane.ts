import { pages } from '@parpaing/contract/pages';
import { redirectFromGuarded } from '../../../entities/session/guards.ts';
import { readRefusal } from '../../../lib/http/read-refusal.ts';
import { listAddress } from '../list/list-choice.ts';
import { orLast } from './keep-last.ts';
import { loadContact } from './load-contact.ts';
import { type LoadedThread, loadThread, type StartingThread, startThread } from './load-thread.ts';
import { readQuantity } from './opening.ts';

/** What stands beside the list; nothing, until something is chosen. */
export type Pane =
  | ({ kind: 'thread' } & LoadedThread)
  | ({ kind: 'new' } & StartingThread)
  | { kind: 'no-conversation' }
  | { kind: 'no-material'; isGone: boolean };

export async function loadPane(
  { url, signal }: Pick<Request, 'url' | 'signal'>,
  conversation: string | undefined,
): Promise<Pane | undefined> {
  if (conversation) return openThread(conversation, signal);
  const address = new URL(url);
  const material = address.searchParams.get('material');
  return material ? contactAbout(material, address, signal) : undefined;
}

async function openThread(id: string, signal: AbortSignal): Promise<Pane> {
  try {
    return { kind: 'thread', ...(await orLast(id, loadThread(id, signal))) };
  } catch (error) {
    // Somebody else's is not told from one that does not exist; an id that cannot exist is neither.
    if ([400, 404].includes(readRefusal(error)?.status ?? 500)) return { kind: 'no-conversation' };
    throw error;
  }
}

/** From the page of a material; leads on to the conversation about it that there is already. */
async function contactAbout(material: string, url: URL, signal: AbortSignal): Promise<Pane> {
  const contact = await orLast(`contact ${material}`, loadContact(material, signal));
  if (contact.kind === 'own')
    throw redirectFromGuarded(url, listAddress({ filter: 'tous', about: material }));
  if (contact.kind === 'known') {
    const quantity = readQuantity(url.searchParams);
    const page = pages.conversation(contact.conversation);
    throw redirectFromGuarded(url, quantity ? `${page}?quantity=${quantity}` : page);
  }
  if (contact.kind === 'new') return { kind: 'new', ...startThread(contact.material) };
  return { kind: 'no-material', isGone: contact.isGone };
}
