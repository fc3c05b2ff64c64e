import { pages } from '@parpaing/contract/pages';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { endSessionInPlace } from '../../../entities/session/end-session.ts';
import { readUser } from '../../../entities/session/stored-user.ts';
import { PasswordField } from '../../../entities/user/password/password-field.tsx';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';

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

  const form = useSchemaForm({
    schema: ({ callSchemas }) => callSchemas.deleteMe.body,
    describe: () => m.password_missing(),
  });

  async function deleteAccount(body: { password: string }) {
    await callApi('deleteMe', { body });
    isDeleted.current = true;
    await navigate(pages.home, { replace: true });
  }

  return (
    <FormDialog
      title={m.delete_title()}
      onClose={onClose}
      form={form}
      onSubmit={deleteAccount}
      cancel={m.delete_cancel()}
      submit={{ label: m.delete_submit(), sending: m.delete_sending(), look: 'danger' }}
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
        {...form.register('password')}
        id="delete-password"
        label={m.field_current_password()}
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
      />
    </FormDialog>
  );
}
