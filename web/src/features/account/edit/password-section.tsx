import type { Me } from '@parpaing/contract/schemas';
import { useCallback, useState } from 'react';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { describePassword, requireStrength } from '../../../entities/user/password/check-password.ts';
import { NewPasswordField } from '../../../entities/user/password/new-password-field.tsx';
import { PasswordField } from '../../../entities/user/password/password-field.tsx';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { Panel } from '../../../ui/panel.tsx';
import { SectionForm } from './section-form.tsx';

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
  const readOwnerWords = useCallback(() => [email, fullName], [email, fullName]);
  const form = useSchemaForm({
    schema: ({ ChangePasswordInput: input }) =>
      input.extend({ newPassword: requireStrength(input.shape.newPassword, readOwnerWords()) }),
    describe: (field, code, value) =>
      field === 'newPassword' ? describePassword(code, value) : m.password_missing(),
  });
  const { errors } = form.formState;

  async function changePassword(body: { currentPassword: string; newPassword: string }) {
    const { message } = await callApi('changePassword', { body });
    onChanged();
    return message;
  }

  return (
    <SectionForm form={form} onSubmit={changePassword} submit={m.password_section_submit()}>
      {/* Tells password managers which account it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.register('currentPassword')}
        id="current-password"
        label={m.field_current_password()}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
      />
      <NewPasswordField
        {...form.register('newPassword')}
        id="new-password"
        label={m.field_new_password()}
        error={errors.newPassword?.message}
        readOwnerWords={readOwnerWords}
      />
    </SectionForm>
  );
}
