import type { MaterialDetail } from '@parpaing/contract/schemas';
import { callForMember } from '../../../entities/session/calls/query-client.ts';
import { readUser } from '../../../entities/session/stored-user.ts';
import { readRefusal } from '../../../lib/http/read-refusal.ts';

export type Contact =
  | { kind: 'known'; conversation: string }
  | { kind: 'own' }
  | { kind: 'new'; material: MaterialDetail }
  | { kind: 'missing'; isGone: boolean };

export async function loadContact(material: string): Promise<Contact> {
  try {
    const { items } = await callForMember('listConversations', { query: { material } });
    const known = items[0];
    if (known) return known.isSeller ? { kind: 'own' } : { kind: 'known', conversation: known.id };
    const found = await callForMember('readMaterial', { params: { id: material }, query: {} });
    return found.seller.id === readUser()?.id ? { kind: 'own' } : { kind: 'new', material: found };
  } catch (error) {
    const status = readRefusal(error)?.status;
    if (status === 410) return { kind: 'missing', isGone: true };
    // 400: the id is not a UUID.
    if (status === 404 || status === 400) return { kind: 'missing', isGone: false };
    throw error;
  }
}
