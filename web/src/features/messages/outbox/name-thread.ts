import type { Conversation } from '@parpaing/contract/schemas';

interface Named {
  id?: string;
  isSeller: boolean;
  material: Pick<Conversation['material'], 'id'>;
}

/**
 * What is written in a thread is kept under this name. A buyer has one conversation about a material, and may write
 * before it exists: its own id would come too late.
 */
export function nameThread({ id, isSeller, material }: Named): string {
  return isSeller && id ? id : material.id;
}
