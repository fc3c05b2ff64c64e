import { pages } from '@parpaing/contract/pages';
import { redirectFromGuarded } from '../../../entities/session/guards.ts';
import { readRefusal } from '../../../lib/http/read-refusal.ts';
import { conversationsAddress } from '../list/list-choice.ts';
import { readQuantity } from './first-message.ts';
import { withLastAnswerFallback } from './last-answer-fallback.ts';
import { loadContact } from './load-contact.ts';
import { type LoadedThread, loadThread, type StartingThread, startThread } from './load-thread.ts';

export type Pane =
  | ({ kind: 'thread' } & LoadedThread)
  | ({ kind: 'new' } & StartingThread)
  | { kind: 'no-conversation' }
  | { kind: 'no-material'; isGone: boolean };

export async function loadPane(
  { url, signal }: Pick<Request, 'url' | 'signal'>,
  conversation: string | undefined,
): Promise<Pane | undefined> {
  if (conversation) return loadThreadPane(conversation, signal);
  const address = new URL(url);
  const material = address.searchParams.get('material');
  return material ? loadContactPane(material, address, signal) : undefined;
}

async function loadThreadPane(id: string, signal: AbortSignal): Promise<Pane> {
  try {
    return { kind: 'thread', ...(await withLastAnswerFallback(id, loadThread(id, signal))) };
  } catch (error) {
    // Someone else's conversation answers 404 as a missing one does.
    if ([400, 404].includes(readRefusal(error)?.status ?? 500)) return { kind: 'no-conversation' };
    throw error;
  }
}

async function loadContactPane(material: string, url: URL, signal: AbortSignal): Promise<Pane> {
  const contact = await withLastAnswerFallback(`contact ${material}`, loadContact(material, signal));
  if (contact.kind === 'own')
    throw redirectFromGuarded(url, conversationsAddress({ filter: 'tous', about: material }));
  if (contact.kind === 'known') {
    const quantity = readQuantity(url.searchParams);
    const page = pages.conversation(contact.conversation);
    throw redirectFromGuarded(url, quantity ? `${page}?quantity=${quantity}` : page);
  }
  if (contact.kind === 'new') return { kind: 'new', ...startThread(contact.material) };
  return { kind: 'no-material', isGone: contact.isGone };
}
