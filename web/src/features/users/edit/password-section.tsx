import type { Me } from '@parpaing/contract/schemas';
import { useCallback, useState } from 'react';
import { callApi } from '../../../entities/session/call-api.ts';
import { checkPasswordStrength, describePassword } from '../../../entities/user/check-password.ts';
import { NewPasswordField } from '../../../entities/user/new-password-field.tsx';
import { PasswordField } from '../../../entities/user/password-field.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import * as m from '../../../paraglide/messages.js';
import { Panel } from '../../../ui/panel.tsx';
import { SectionForm } from './section-form.tsx';
import { useConfirmSaved } from './use-confirm-saved.ts';

export function PasswordSection({ me }: { me: Me }) {
  // A new key empties the fields and the strength meter.
  const [changes, setChanges] = useState(0);
  return (
    <Panel id="mot-de-passe" title={m.password_section_title()} text={m.password_section_text()}>
      <PasswordForm key={changes} me={me} onChanged={() => setChanges(changes + 1)} />
    </Panel>
  );
}

function PasswordForm({ me: { email, fullName }, onChanged }: { me: Me; onChanged: () => void }) {
  const confirmSaved = useConfirmSaved();
  const readOwnerWords = useCallback(() => [email, fullName], [email, fullName]);
  const { errors, ...form } = useForm<{ currentPassword: string; newPassword: string }>({
    fields: ['currentPassword', 'newPassword'],
    schema: (schemas) => schemas.ChangePasswordInput,
    describe: (field, code, { newPassword }) =>
      field === 'newPassword' ? describePassword(code, newPassword) : m.password_missing(),
    check: ({ newPassword }) => checkPasswordStrength('newPassword', newPassword, readOwnerWords()),
    async send(body) {
      const { message } = await callApi('changePassword', { body });
      onChanged();
      await confirmSaved(message);
    },
  });
  return (
    <SectionForm {...form} submit={m.password_section_submit()}>
      {/* Tells password managers which account it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="current-password"
        name="currentPassword"
        label={m.field_current_password()}
        autoComplete="current-password"
        error={errors.currentPassword}
      />
      <NewPasswordField
        id="new-password"
        name="newPassword"
        label={m.field_new_password()}
        error={errors.newPassword}
        readOwnerWords={readOwnerWords}
      />
    </SectionForm>
  );
}
