import { limits } from '@parpaing/contract/limits';
import { formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { describeEmail } from '../user/email-field.tsx';
import { describePassword } from '../user/password/check-password.ts';

interface Fault {
  field: string;
  code: string;
  value: unknown;
  hasAccount: boolean;
}

export function describeFirstMessageFault({ field, code, value, hasAccount }: Fault): string {
  switch (field) {
    case 'message.text':
      return code === 'too_big'
        ? m.first_message_long({ max: formatNumber(limits.messageLength) })
        : m.first_message_missing();
    case 'email':
      return describeEmail(value);
    case 'password':
      return hasAccount ? m.password_missing() : describePassword(code, value);
    case 'fullName':
      return code === 'too_big'
        ? m.full_name_long({ max: limits.fullNameLength })
        : m.first_message_name_short();
    default:
      return m.register_accept_missing();
  }
}
