import { pages } from '@parpaing/contract/pages';
import type { RegisterInput } from '@parpaing/contract/schemas';
import { useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../entities/session/call-api.ts';
import { checkPasswordStrength, describePassword } from '../../entities/user/check-password.ts';
import { describeFullName } from '../../entities/user/full-name-field.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import * as m from '../../paraglide/messages.js';
import { notify } from '../../ui/toast/notify.ts';
import { findReturnUrl, withReturnUrl } from './with-return-url.ts';

/** SPEC §9. */
const toastMs = 7000;

type Registration = Omit<RegisterInput, 'acceptsTerms'> & { acceptsTerms: boolean };

export function useRegistration() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return useForm<Registration>({
    fields: ['fullName', 'email', 'password', 'acceptsTerms'],
    read: readRegistration,
    schema: (schemas) => schemas.RegisterInput,
    describe,
    check: (values) => checkPasswordStrength('password', values.password, listOwnerWords(values)),
    async send(values) {
      const body = { ...values, acceptsTerms: true as const, returnUrl: findReturnUrl(params) };
      await callApi('register', { body });
      notify({ message: m.register_done(), type: 'positive', timeout: toastMs });
      // Not in the address, which may be shared.
      await navigate(withReturnUrl(pages.checkEmail, params), { state: { email: values.email } });
    },
    otherwise: m.register_failed,
  });
}

export function readRegistration(data: FormData): Registration {
  return {
    fullName: String(data.get('fullName')),
    email: String(data.get('email')).trim(),
    password: String(data.get('password')),
    acceptsTerms: data.has('acceptsTerms'),
    website: String(data.get('website') ?? ''),
  };
}

export function listOwnerWords({ fullName, email }: { fullName: string; email: string }): string[] {
  return [email, fullName];
}

function describe(field: string, code: string, values: Registration) {
  if (field === 'fullName') return describeFullName(code);
  if (field === 'email') return values.email ? m.email_invalid() : m.email_missing();
  if (field === 'password') return describePassword(code, values.password);
  return m.register_accept_missing();
}
