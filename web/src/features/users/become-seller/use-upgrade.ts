import type { UpgradeInput } from '@parpaing/contract/schemas';
import { useCallback } from 'react';
import { upgradeToSeller } from '../../../entities/session/log-in.ts';
import type { User } from '../../../entities/session/user-record.ts';
import { removeDraft, saveDraftOnInput } from '../../../lib/forms/draft.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import * as m from '../../../paraglide/messages.js';
import { describeContact, readContact } from '../edit/contact-fields.tsx';
import { describeSellerFault, readSellerDetails, sellerFieldNames } from '../edit/seller-details.ts';

type Upgrade = UpgradeInput & { acceptsRules: boolean };

const requiredFields = ['phoneNumber', 'address', 'city'] as const;

export function useUpgrade(user: User, onDone: () => void) {
  const missing = requiredFields.filter((field) => !user[field]);
  const fields = [...sellerFieldNames, ...missing];
  const draft = { name: 'become-seller', fields };
  const form = useForm<Upgrade>({
    fields: [...fields, 'acceptsRules'],
    read: (data) => ({
      ...readSellerDetails(data),
      ...readContact(data),
      acceptsRules: data.has('acceptsRules'),
    }),
    schema: (schemas) => schemas.UpgradeInput,
    describe: (field, code, values) =>
      missing.some((name) => name === field)
        ? describeContact(field)
        : describeSellerFault(field, code, values),
    check: async ({ acceptsRules }) => (acceptsRules ? {} : { acceptsRules: m.become_rules_missing() }),
    async send({ acceptsRules: _, ...details }) {
      await upgradeToSeller(details);
      removeDraft(draft);
      onDone();
    },
    otherwise: m.become_failed,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only.
  const ref = useCallback((element: HTMLFormElement) => saveDraftOnInput(element, draft), []);
  return { ...form, form: { ...form.form, ref }, missing };
}
