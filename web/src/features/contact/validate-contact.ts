import { limits } from '@parpaing/contract/limits';
import type { ContactInput } from '@parpaing/contract/schemas';
import * as m from '../../paraglide/messages.js';

export const contactFields = ['name', 'email', 'topic', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactErrors = Partial<Record<ContactField, string>>;

/** The API's own rules, told in the page's words. */
export async function validateContact(values: Record<string, unknown>): Promise<ContactErrors> {
  const { ContactInput: schema } = await loadSchemas();
  const issues = schema.safeParse(values).error?.issues ?? [];
  // The first issue of a field is the one that stays.
  return Object.fromEntries(
    issues.map(({ path, code }) => [path[0], describe(path[0] as ContactField, code, values)]).reverse(),
  );
}

/** On first use: with Zod they weigh more than the rest of the page. */
export function loadSchemas() {
  // Zod would try to compile its checks, which the policy forbids: the browser would report it.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  return import('@parpaing/contract/schemas');
}

function describe(field: ContactField, code: string, values: Partial<Record<keyof ContactInput, unknown>>) {
  const isTooLong = code === 'too_big';
  if (field === 'name') return isTooLong ? m.contact_name_long() : m.contact_name_missing();
  if (field === 'email') return values.email ? m.email_invalid() : m.email_missing();
  if (field === 'topic') return m.contact_topic_missing();
  return isTooLong ? m.contact_message_long({ max: limits.contactMessageLength }) : m.contact_message_short();
}
