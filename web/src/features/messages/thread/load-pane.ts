import { pages } from '@parpaing/contract/pages';
import type { Conversation, MaterialDetail } from '@parpaing/contract/schemas';
import { conversationQuery, messagesQuery } from '../../../entities/conversation/conversation-queries.ts';
import { keepOpeningParams } from '../../../entities/conversation/first-message.ts';
import { loadQuery, memberKey } from '../../../entities/session/calls/query-client.ts';
import { redirectFromGuarded } from '../../../entities/session/guards.ts';
import { readRefusal } from '../../../lib/http/read-refusal.ts';
import { conversationsAddress } from '../list/list-choice.ts';
import { loadContact } from './load-contact.ts';

export type StartingConversation = Omit<Conversation, 'id' | 'lastMessage'> & {
  id?: undefined;
  lastMessage?: undefined;
};

export type Pane =
  | { kind: 'thread'; conversation: Conversation }
  | { kind: 'new'; conversation: StartingConversation }
  | { kind: 'no-conversation' }
  | { kind: 'no-material'; isGone: boolean };

export async function loadPane(url: URL, conversation: string | undefined): Promise<Pane | undefined> {
  if (conversation) return loadThreadPane(conversation);
  const material = url.searchParams.get('material');
  return material ? loadContactPane(material, url) : undefined;
}

async function loadThreadPane(id: string): Promise<Pane> {
  try {
    const [conversation] = await Promise.all([
      loadQuery(conversationQuery(id)),
      loadQuery(messagesQuery(id)),
    ]);
    return { kind: 'thread', conversation };
  } catch (error) {
    // Someone else's conversation answers 404 as a missing one does.
    if ([400, 404].includes(readRefusal(error)?.status ?? 500)) return { kind: 'no-conversation' };
    throw error;
  }
}

async function loadContactPane(material: string, url: URL): Promise<Pane> {
  const contact = await loadQuery({
    queryKey: memberKey('contact', material),
    queryFn: () => loadContact(material),
  });
  if (contact.kind === 'own')
    throw redirectFromGuarded(url, conversationsAddress({ filter: 'tous', about: material }));
  if (contact.kind === 'known') {
    const page = pages.conversation(contact.conversation);
    const params = keepOpeningParams(url.searchParams);
    throw redirectFromGuarded(url, params.size ? `${page}?${params}` : page);
  }
  if (contact.kind === 'new')
    return { kind: 'new', conversation: buildStartingConversation(contact.material) };
  return { kind: 'no-material', isGone: contact.isGone };
}

function buildStartingConversation(material: MaterialDetail): StartingConversation {
  const { seller } = material;
  return {
    material,
    other: { ...seller, profileImageUrl: null, isGone: false },
    isSeller: false,
    unreadCount: 0,
    isArchived: false,
    replyMinutes: seller.replyMinutes,
    holiday: seller.holiday,
    otherRead: null,
  };
}
