import type { UpgradeInput } from '@parpaing/contract/schemas';
import { upgradeToSeller } from '../../../entities/session/log-in.ts';
import type { User } from '../../../entities/session/user-record.ts';
import { removeDraft, useDraft } from '../../../lib/forms/draft.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { describeContact } from '../edit/contact-fields.tsx';
import { describeSeller, sellerFieldNames } from '../edit/seller-fields.tsx';

const requiredFields = ['phoneNumber', 'address', 'city'] as const;

export function useUpgrade(user: User, onDone: () => void) {
  const missing = requiredFields.filter((field) => !user[field]);
  const draft = { name: `become-seller.${user.id}`, fields: [...sellerFieldNames, ...missing] };
  const form = useSchemaForm({
    schema: ({ UpgradeInput: input, Consent }) => input.safeExtend({ acceptsRules: Consent }),
    describe(field, code, value) {
      if (field === 'acceptsRules') return m.become_rules_missing();
      return missing.some((name) => name === field)
        ? describeContact(field)
        : describeSeller(field, code, value);
    },
  });
  useDraft(form, draft);

  async function upgrade({ acceptsRules: _, ...details }: UpgradeInput & { acceptsRules: boolean }) {
    await upgradeToSeller(details);
    removeDraft(draft);
    onDone();
  }

  return { form, upgrade, missing };
}
