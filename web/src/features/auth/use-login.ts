import type { LoginInput } from '@parpaing/contract/schemas';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readReturnUrl } from '../../entities/session/return-url.ts';
import { logError } from '../../lib/browser/log.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import * as m from '../../paraglide/messages.js';

/** SPEC §4: part of the server's message in every language. */
const unverifiedMarker = 'verify your email';

/** The favourite should be added before the page is shown, but must not delay it longer. */
const maxFavoriteWaitMs = 2000;

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
        tryAddPendingFavorite(returnUrl),
        new Promise((resolve) => setTimeout(resolve, maxFavoriteWaitMs)),
      ]);
      await navigate(returnUrl, { replace: true });
    },
    fieldOf: ({ answer }) => (answer.error === 'invalid_credentials' ? 'password' : undefined),
    otherwise: m.login_failed,
    takeFailure(message) {
      if (!message.includes(unverifiedMarker)) return false;
      setIsUnverified(true);
      return true;
    },
  });

  return {
    ...form,
    unverified: isUnverified ? email : undefined,
    clearUnverified: () => setIsUnverified(false),
  };
}

async function tryAddPendingFavorite(returnUrl: string) {
  try {
    const { addPendingFavorite } = await import('../../entities/favorite/pending-favorite.ts');
    await addPendingFavorite(returnUrl);
  } catch (error) {
    logError('favourites', error);
  }
}
