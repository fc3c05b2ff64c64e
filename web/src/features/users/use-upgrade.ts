import type { UpgradeInput } from '@parpaing/contract/schemas';
import { upgradeToSeller } from '../../lib/account.ts';
import { useForm } from '../../lib/use-form.ts';
import type { User } from '../../lib/user-record.ts';
import * as m from '../../paraglide/messages.js';
import { describeContact, readContact } from './contact-fields.tsx';
import { describeSeller, readSeller, sellerFieldNames } from './seller-details.ts';

type Upgrade = UpgradeInput & { acceptsRules: boolean };

/** What buyers will need and the account does not hold yet. */
const wanted = ['phoneNumber', 'address', 'city'] as const;

export function useUpgrade(user: User, onDone: () => void) {
  const missing = wanted.filter((field) => !user[field]);
  const form = useForm<Upgrade>({
    fields: [...sellerFieldNames, ...missing, 'acceptsRules'],
    read: (data) => ({
      ...readSeller(data),
      ...readContact(data),
      acceptsRules: data.has('acceptsRules'),
    }),
    schema: (schemas) => schemas.UpgradeInput,
    describe: (field, code, values) =>
      missing.some((name) => name === field) ? describeContact(field) : describeSeller(field, code, values),
    check: async ({ acceptsRules }) => (acceptsRules ? {} : { acceptsRules: m.become_rules_missing() }),
    async send({ acceptsRules: _, ...details }) {
      await upgradeToSeller(details);
      onDone();
    },
    otherwise: m.become_failed,
  });
  return { ...form, missing };
}
