import type { ConversationSummary } from '@parpaing/contract/schemas';
import * as m from '../../../paraglide/messages.js';

/** Of an account that was deleted nothing is left to show. */
export function nameOther({ name, isGone }: Pick<ConversationSummary['other'], 'name' | 'isGone'>): string {
  return isGone ? m.account_gone() : name;
}
