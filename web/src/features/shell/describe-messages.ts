import * as m from '../../paraglide/messages.js';

export function describeMessages(unread: number): string {
  if (unread === 0) return m.header_messages();
  return unread === 1 ? m.header_unread_one() : m.header_unread({ count: unread });
}
