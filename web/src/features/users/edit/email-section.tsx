import type { Me } from '@parpaing/contract/schemas';
import { useRef } from 'react';
import { callApi } from '../../../entities/session/call-api.ts';
import { EmailField } from '../../../entities/user/email-field.tsx';
import { PasswordField } from '../../../entities/user/password-field.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import * as m from '../../../paraglide/messages.js';
import { Panel } from '../../../ui/panel.tsx';
import { SectionForm } from './section-form.tsx';
import { useConfirmSaved } from './use-confirm-saved.ts';

export function EmailSection({ me }: { me: Me }) {
  const confirmSaved = useConfirmSaved();
  const element = useRef<HTMLDivElement>(null);
  const { errors, ...form } = useForm<{ email: string; password: string }>({
    fields: ['email', 'password'],
    read: (data) => ({ email: String(data.get('email')).trim(), password: String(data.get('password')) }),
    schema: (schemas) => schemas.ChangeEmailInput,
    describe(field, _, { email }) {
      if (field === 'password') return m.password_missing();
      return email ? m.email_invalid() : m.email_missing();
    },
    async send(body) {
      const { message } = await callApi('changeEmail', { body });
      element.current?.querySelector('form')?.reset();
      await confirmSaved(message);
    },
  });
  return (
    <Panel
      id="adresse-e-mail"
      title={m.email_section_title()}
      text={m.email_section_text({ email: me.email })}
    >
      <div ref={element}>
        {me.pendingEmail && (
          <p className="mb-5 rounded-2 bg-surplus-tint p-3 font-medium">
            {m.email_section_pending({ email: me.pendingEmail })}
          </p>
        )}
        <SectionForm {...form} submit={m.email_section_submit()}>
          <EmailField id="new-email" label={m.field_new_email()} error={errors.email} />
          <PasswordField
            id="email-password"
            name="password"
            label={m.field_current_password()}
            autoComplete="current-password"
            error={errors.password}
          />
        </SectionForm>
      </div>
    </Panel>
  );
}
