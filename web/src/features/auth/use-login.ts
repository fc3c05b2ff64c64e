import type { LoginInput } from '@parpaing/contract/schemas';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readReturnUrl } from '../../entities/session/return-url.ts';
import { logError } from '../../lib/browser/log.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import * as m from '../../paraglide/messages.js';

/** SPEC §4: in the server's refusal, in every language. */
const unverifiedSign = 'verify your email';

/** For the page one returns to: a wish that takes longer is granted while it is read. */
const mostWaitMs = 2000;

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
      const { logIn } = await import('../../entities/session/log-in.ts');
      await logIn(values);
      const returnUrl = readReturnUrl(params);
      await Promise.race([
        addPendingFavorite(returnUrl),
        new Promise((resolve) => setTimeout(resolve, mostWaitMs)),
      ]);
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

/** Nobody is kept from their account by a heart. */
async function addPendingFavorite(returnUrl: string) {
  try {
    const heart = await import('../../entities/favorite/toggle-favorite.ts');
    await heart.addPendingFavorite(returnUrl);
  } catch (error) {
    logError('favourites', error);
  }
}
