import type { UpgradeInput } from '@parpaing/contract/schemas';
import type { BusinessType } from '@parpaing/contract/units';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { readPlace } from '../../../entities/place/chosen-place.ts';
import { upgradeToSeller } from '../../../entities/session/log-in.ts';
import type { User } from '../../../entities/session/user-record.ts';
import { removeDraft, useDraft } from '../../../lib/forms/draft.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { describeContact } from '../edit/contact-fields.tsx';
import { describeSeller, sellerFieldNames } from '../edit/seller-fields.tsx';

const contactFields = ['phoneNumber', 'address', 'city'] as const;

const namedAfterOwner: BusinessType[] = ['particulier', 'artisan'];

export function useUpgrade(user: User, onDone: () => void) {
  const missing = contactFields.filter((field) => !user[field]);
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
  const { getValues, setValue, control } = form;
  const type = useWatch({ control, name: 'businessType' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another type is chosen.
  useEffect(() => {
    if (!type) return;
    const { companyName, city } = getValues();
    if (!companyName || companyName === user.fullName)
      setValue('companyName', namedAfterOwner.includes(type) ? user.fullName : '');
    if (!city && missing.includes('city')) setValue('city', findChosenCity() ?? '');
  }, [type]);

  async function upgrade({ acceptsRules: _, ...details }: UpgradeInput & { acceptsRules: boolean }) {
    await upgradeToSeller(details);
    removeDraft(draft);
    onDone();
  }

  return { form, upgrade, missing, type };
}

/** A position found by the browser has no postal code, and its name is not that of a commune. */
function findChosenCity(): string | undefined {
  const place = readPlace();
  return place?.postalCode ? place.name : undefined;
}
