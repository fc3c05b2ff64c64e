import type { Me } from '@parpaing/contract/schemas';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { describeEmail, EmailField } from '../../../entities/user/email-field.tsx';
import { PasswordField } from '../../../entities/user/password/password-field.tsx';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { Panel } from '../../../ui/panel.tsx';
import { SectionForm } from './section-form.tsx';

export function EmailSection({ me }: { me: Me }) {
  const form = useSchemaForm({
    schema: (schemas) => schemas.ChangeEmailInput,
    describe: (field, _, value) => (field === 'email' ? describeEmail(value) : m.password_missing()),
  });
  const { errors } = form.formState;

  async function changeEmail(body: { email: string; password: string }) {
    const { message } = await callApi('changeEmail', { body });
    form.reset();
    return message;
  }

  return (
    <Panel
      id="adresse-e-mail"
      title={m.email_section_title()}
      text={m.email_section_text({ email: me.email })}
    >
      {me.pendingEmail && (
        <p className="mb-5 rounded-2 bg-surplus-tint p-3 font-medium">
          {m.email_section_pending({ email: me.pendingEmail })}
        </p>
      )}
      <SectionForm form={form} onSubmit={changeEmail} submit={m.email_section_submit()}>
        <EmailField
          {...form.register('email')}
          id="new-email"
          label={m.field_new_email()}
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password')}
          id="email-password"
          label={m.field_current_password()}
          autoComplete="current-password"
          error={errors.password?.message}
        />
      </SectionForm>
    </Panel>
  );
}
