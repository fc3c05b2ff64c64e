import { pages } from '@parpaing/contract/pages';
import type { RegisterInput } from '@parpaing/contract/schemas';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { emailDraft } from '../../../entities/user/email-draft.ts';
import { describeEmail } from '../../../entities/user/email-field.tsx';
import { describePassword, requireStrength } from '../../../entities/user/password/check-password.ts';
import { useDraft } from '../../../lib/forms/draft.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { notify } from '../../../ui/toast/notify.ts';
import { describeFullName } from '../full-name-field.tsx';
import { findMailedReturnUrl, withReturnUrl } from './with-return-url.ts';

const toastMs = 7000;

export function useRegistration() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const form = useSchemaForm<RegisterInput>({
    schema: ({ RegisterInput: input }, { email, fullName = '' }) =>
      input.extend({
        fullName: input.shape.fullName.unwrap(),
        password: requireStrength(input.shape.password, [email, fullName]),
      }),
    describe,
  });
  useDraft(form, emailDraft);
  const readOwnerWords = useCallback(
    () => form.getValues(['email', 'fullName']).map((word) => word ?? ''),
    [form.getValues],
  );

  async function createAccount(values: RegisterInput) {
    await callApi('register', { body: { ...values, returnUrl: findMailedReturnUrl(params) } });
    notify({ message: m.register_done(), type: 'positive', timeout: toastMs });
    // Not in the address, which may be shared.
    await navigate(withReturnUrl(pages.checkEmail, params), { state: { email: values.email } });
  }

  return { form, createAccount, readOwnerWords };
}

function describe(field: string, code: string, value: unknown) {
  if (field === 'fullName') return describeFullName(code);
  if (field === 'email') return describeEmail(value);
  if (field === 'password') return describePassword(code, value);
  return m.register_accept_missing();
}
