import { ApiError } from '@parpaing/contract/call-errors';
import { pages } from '@parpaing/contract/pages';
import type { LoginInput, MaterialDetail, RegisterInput } from '@parpaing/contract/schemas';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { newUuid } from '../../lib/browser/new-uuid.ts';
import { useDraft, writeDraft } from '../../lib/forms/draft.ts';
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts';
import * as m from '../../paraglide/messages.js';
import { notify } from '../../ui/toast/notify.ts';
import { addQuantity } from '../conversation/first-message.ts';
import {
  readWaitingMessage,
  removeWaitingMessage,
  writeWaitingMessage,
} from '../conversation/waiting-message.ts';
import { callApi } from '../session/calls/call-api.ts';
import { emailDraft } from '../user/email-draft.ts';
import { requireStrength } from '../user/password/check-password.ts';
import { describeFirstMessageFault } from './describe-fault.ts';

export type FirstMessageForm = Pick<LoginInput, 'email' | 'password' | 'sharedDevice'> &
  Partial<Pick<RegisterInput, 'fullName' | 'website'>> & {
    message: { text: string };
    acceptsTerms?: boolean;
  };

const registeredToastMs = 7000;

interface FirstMessageOptions {
  material: MaterialDetail;
  suggestion: string;
  units: number | undefined;
  onClose: () => void;
}

export function useFirstMessage({ material, suggestion, units, onClose }: FirstMessageOptions) {
  const { id: materialId, saleUnit } = material;
  const shownSuggestion = useRef(suggestion);
  const navigate = useNavigate();
  const [waiting] = useState(() => readWaitingMessage(materialId));
  const [clientId] = useState(() => waiting?.clientId ?? newUuid());
  const [hasAccount, setHasAccount] = useState(false);
  const [isUnverified, setUnverified] = useState(false);
  const toMessage = ({ text }: { text: string }) => ({
    clientId,
    materialId,
    text: addQuantity(text, units, saleUnit),
  });

  const form = useSchemaForm<FirstMessageForm>({
    schema: ({ RegisterInput: registration, LoginInput: login, FirstMessageInput: message }, values) =>
      hasAccount
        ? login.extend({ message })
        : registration.extend({
            message,
            password: requireStrength(registration.shape.password, [values.email, values.fullName ?? '']),
          }),
    toInput: ({ message, fullName, ...values }) => ({
      ...values,
      fullName: fullName || undefined,
      message: toMessage(message),
    }),
    toField: String,
    describe: (field, code, value) => describeFirstMessageFault({ field, code, value, hasAccount }),
    defaultValues: { message: { text: waiting?.text ?? suggestion } },
  });
  useDraft(form, emailDraft);

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name, values }) {
          const text = values.message?.text;
          if (name !== 'message.text' || !text) return;
          if (text === shownSuggestion.current) removeWaitingMessage(materialId);
          else writeWaitingMessage(materialId, { clientId, text });
        },
      }),
    [subscribe, materialId, clientId],
  );

  /** A text that was changed by hand stays: the quantity is then added to it when it is sent. */
  function changeSuggestion(next: string) {
    const isShown = form.getValues('message.text') === shownSuggestion.current;
    shownSuggestion.current = next;
    if (isShown) form.setValue('message.text', next);
  }

  async function register({ email, password, fullName, website, message: typed }: FirstMessageForm) {
    const returnUrl = pages.contactAbout(materialId);
    const message = toMessage(typed);
    await callApi('register', {
      body: {
        email,
        password,
        website,
        returnUrl,
        acceptsTerms: true,
        fullName: fullName || undefined,
        message,
      },
    });
    writeWaitingMessage(materialId, { clientId, text: message.text });
    writeDraft(emailDraft, () => email);
    notify({ message: m.register_done(), type: 'positive', timeout: registeredToastMs });
    const state = { email, hasMessage: true };
    await navigate(`${pages.checkEmail}?${new URLSearchParams({ returnUrl })}`, { state });
  }

  async function logInAndSend({ email, password, sharedDevice, message }: FirstMessageForm) {
    setUnverified(false);
    const { logIn } = await import('../session/log-in.ts');
    const user = await logIn({ email, password, sharedDevice }).catch((error: unknown) => {
      const code = error instanceof ApiError ? error.answer.error : undefined;
      if (code === 'email_not_verified') setUnverified(true);
      else if (code !== 'invalid_credentials') throw error;
      else form.setError('password', { message: m.login_failed() });
    });
    if (!user) return;
    if (user.id === material.seller.id) {
      removeWaitingMessage(materialId);
      notify({ message: m.first_message_own(), type: 'info' });
      return onClose();
    }
    const { text } = toMessage(message);
    writeWaitingMessage(materialId, { clientId, text, isSubmitted: true });
    await navigate(pages.contactAbout(materialId));
  }

  function changeAccount(isKnown: boolean) {
    form.clearErrors();
    setUnverified(false);
    setHasAccount(isKnown);
  }

  return {
    form,
    hasAccount,
    changeAccount,
    changeSuggestion,
    isUnverified,
    submit: hasAccount ? logInAndSend : register,
  };
}
