import type { ConversationSummary } from '@parpaing/contract/schemas';
import * as m from '../../paraglide/messages.js';

export function getOtherName({
  name,
  isGone,
}: Pick<ConversationSummary['other'], 'name' | 'isGone'>): string {
  return isGone ? m.account_gone() : name;
}
