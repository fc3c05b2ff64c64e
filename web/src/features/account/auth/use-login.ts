import { ApiError } from '@parpaing/contract/call-errors';
import type { LoginInput } from '@parpaing/contract/schemas';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readReturnUrl } from '../../../entities/session/return-url.ts';
import { emailDraft } from '../../../entities/user/email-draft.ts';
import { describeEmail } from '../../../entities/user/email-field.tsx';
import { logError } from '../../../lib/browser/log.ts';
import { removeDraft, useDraft } from '../../../lib/forms/draft.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';

/** SPEC §4: part of the server's message in every language. */
const unverifiedMarker = 'verify your email';

/** The favourite should be added before the page is shown, but must not delay it longer. */
const maxFavoriteWaitMs = 2000;

export function useLogin() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [unverified, setUnverified] = useState<string>();

  const form = useSchemaForm({
    schema: (schemas) => schemas.LoginInput,
    describe: (field, _, value) => (field === 'email' ? describeEmail(value) : m.password_missing()),
  });

  useDraft(form, emailDraft);

  async function submitLogin(values: LoginInput) {
    const { logIn } = await import('../../../entities/session/log-in.ts');
    try {
      await logIn(values);
    } catch (error) {
      const message = describeFailure(error, m.login_failed());
      if (message.includes(unverifiedMarker)) return setUnverified(values.email);
      if (!(error instanceof ApiError) || error.answer.error !== 'invalid_credentials') throw error;
      return form.setError('password', { message });
    }
    removeDraft(emailDraft);
    const returnUrl = readReturnUrl(params);
    await Promise.race([
      tryAddPendingFavorite(returnUrl),
      new Promise((resolve) => setTimeout(resolve, maxFavoriteWaitMs)),
    ]);
    await navigate(returnUrl, { replace: true });
  }

  return { form, submitLogin, unverified, clearUnverified: () => setUnverified(undefined) };
}

async function tryAddPendingFavorite(returnUrl: string) {
  try {
    const { addPendingFavorite } = await import('../../../entities/material/favorite/pending-favorite.ts');
    await addPendingFavorite(returnUrl);
  } catch (error) {
    logError('favourites', error);
  }
}
