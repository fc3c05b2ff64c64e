import { pages } from '@parpaing/contract/pages';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../entities/session/call-api.ts';
import { endSessionInPlace } from '../../../entities/session/end-session.ts';
import { readUser } from '../../../entities/session/stored-user.ts';
import { PasswordField } from '../../../entities/user/password-field.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import * as m from '../../../paraglide/messages.js';
import { FormDialog } from '../form-dialog.tsx';

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const isDeleted = useRef(false);

  // After leaving the page: a private page whose user disappears redirects to the login page.
  useEffect(
    () => () => {
      const user = readUser();
      if (isDeleted.current && user) endSessionInPlace('deleted', user);
    },
    [],
  );

  const { form, errors, failure, isSending } = useForm<{ password: string }>({
    fields: ['password'],
    schema: ({ callSchemas }) => callSchemas.deleteMe.body,
    describe: () => m.password_missing(),
    async send(body) {
      await callApi('deleteMe', { body });
      isDeleted.current = true;
      await navigate(pages.home, { replace: true });
    },
  });
  return (
    <FormDialog
      title={m.delete_title()}
      onClose={onClose}
      form={form}
      failure={failure}
      cancel={m.delete_cancel()}
      submit={{ label: m.delete_submit(), sending: m.delete_sending(), isSending, look: 'danger' }}
    >
      <div className="grid gap-4">
        <p>{m.delete_consequences()}</p>
        <ul className="grid list-disc gap-1 pl-5 text-ink-2">
          <li>{m.delete_consequence_data()}</li>
          <li>{m.delete_consequence_materials()}</li>
          <li>{m.delete_consequence_messages()}</li>
        </ul>
      </div>
      <PasswordField
        id="delete-password"
        name="password"
        label={m.field_current_password()}
        autoComplete="current-password"
        error={errors.password}
      />
    </FormDialog>
  );
}
