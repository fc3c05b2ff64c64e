import { pages } from '@parpaing/contract/pages';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../lib/call-api.ts';
import { closeSession } from '../../lib/end-session.ts';
import { readUser } from '../../lib/session.ts';
import { useForm } from '../../lib/use-form.ts';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const isDeleted = useRef(false);

  // Once the page is left: a private one that sees its user go would lead to the login page.
  useEffect(
    () => () => {
      const user = readUser();
      if (isDeleted.current && user) closeSession('deleted', user);
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
    <Dialog title={m.delete_title()} onClose={onClose}>
      <form {...form} className="flex min-h-0 flex-col">
        <div className="dialog-body grid gap-4">
          <p>{m.delete_consequences()}</p>
          <ul className="grid list-disc gap-1 pl-5 text-ink-2">
            <li>{m.delete_consequence_data()}</li>
            <li>{m.delete_consequence_materials()}</li>
            <li>{m.delete_consequence_messages()}</li>
          </ul>
          <PasswordField
            id="delete-password"
            name="password"
            label={m.field_current_password()}
            autoComplete="current-password"
            error={errors.password}
          />
        </div>
        <div className="dialog-actions">
          <div className="dialog-failure">
            <FormFailure>{failure}</FormFailure>
          </div>
          <Button type="button" look="secondary" onClick={onClose}>
            {m.delete_cancel()}
          </Button>
          <SubmitButton look="danger" isSending={isSending} sending={m.delete_sending()}>
            {m.delete_submit()}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
