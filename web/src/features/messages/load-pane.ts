import { pages } from '@parpaing/contract/pages';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import { leave } from '../../lib/guards.ts';
import { readRefusal } from '../../lib/read-refusal.ts';
import { orLast } from './keep-last.ts';
import { listAddress } from './list-choice.ts';
import { loadContact } from './load-contact.ts';
import { type LoadedThread, loadThread } from './load-thread.ts';
import { readQuantity } from './opening.ts';

/** What stands beside the list; nothing, until something is chosen. */
export type Pane =
  | ({ kind: 'thread' } & LoadedThread)
  | { kind: 'new'; material: MaterialDetail; quantity: number | undefined }
  | { kind: 'no-conversation' }
  | { kind: 'no-material'; isGone: boolean };

export async function loadPane(url: URL, conversation: string | undefined): Promise<Pane | undefined> {
  if (conversation) return openThread(conversation);
  const material = url.searchParams.get('material');
  return material ? contactAbout(material, url) : undefined;
}

async function openThread(id: string): Promise<Pane> {
  try {
    return { kind: 'thread', ...(await orLast(id, loadThread(id))) };
  } catch (error) {
    // Somebody else's is not told from one that does not exist; an id that cannot exist is neither.
    if ([400, 404].includes(readRefusal(error)?.status ?? 500)) return { kind: 'no-conversation' };
    throw error;
  }
}

/** From the page of a material; leads on to the conversation about it that there is already. */
async function contactAbout(material: string, url: URL): Promise<Pane> {
  const quantity = readQuantity(url.searchParams);
  const contact = await loadContact(material);
  if (contact.kind === 'own') throw leave(url, listAddress({ filter: 'tous', about: material }));
  if (contact.kind === 'known') {
    const page = pages.conversation(contact.conversation);
    throw leave(url, quantity ? `${page}?quantity=${quantity}` : page);
  }
  return contact.kind === 'new' ? { ...contact, quantity } : { kind: 'no-material', isGone: contact.isGone };
}
