import type { LoginInput } from '@parpaing/contract/schemas';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readReturnUrl } from '../../lib/return-url.ts';
import { useForm } from '../../lib/use-form.ts';
import * as m from '../../paraglide/messages.js';

/** SPEC §4: in the server's refusal, in every language. */
const unverifiedSign = 'verify your email';

export function useLogin() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [isUnverified, setIsUnverified] = useState(false);

  const form = useForm<LoginInput>({
    fields: ['email', 'password'],
    read: (data) => ({
      email: String(data.get('email')).trim(),
      password: String(data.get('password')),
      sharedDevice: data.has('sharedDevice'),
    }),
    schema: (schemas) => schemas.LoginInput,
    describe(field, _, values) {
      if (field === 'password') return m.password_missing();
      return values.email ? m.email_invalid() : m.email_missing();
    },
    async send(values) {
      setEmail(values.email);
      const { logIn } = await import('../../lib/account.ts');
      const { grantWish } = await import('../../lib/press-heart.ts');
      await logIn(values);
      const returnUrl = readReturnUrl(params);
      await grantWish(returnUrl);
      await navigate(returnUrl, { replace: true });
    },
    fieldOf: ({ answer }) => (answer.error === 'invalid_credentials' ? 'password' : undefined),
    otherwise: m.login_failed,
    takeFailure(message) {
      if (!message.includes(unverifiedSign)) return false;
      setIsUnverified(true);
      return true;
    },
  });

  return {
    ...form,
    /** The address to verify first, until a mail has left for it or another is typed. */
    unverified: isUnverified ? email : undefined,
    forgetUnverified: () => setIsUnverified(false),
  };
}
