import type { Conversation } from '@parpaing/contract/schemas';

interface ThreadIdentity {
  id?: string;
  isSeller: boolean;
  material: Pick<Conversation['material'], 'id'>;
}

/**
 * Key of what is written in a thread. A buyer has one conversation about a material and may write before it
 * exists, so the material's id is used.
 */
export function getThreadKey({ id, isSeller, material }: ThreadIdentity): string {
  return isSeller && id ? id : material.id;
}
