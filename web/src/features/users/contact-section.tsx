import { limits } from '@parpaing/contract/limits';
import type { Me, ProfileInput } from '@parpaing/contract/schemas';
import { callApi } from '../../lib/call-api.ts';
import { useForm } from '../../lib/use-form.ts';
import * as m from '../../paraglide/messages.js';
import { FormField } from '../../ui/form-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ContactFields, contactFieldNames, describeContact, readContact } from './contact-fields.tsx';
import { SectionForm } from './section-form.tsx';
import { useSaved } from './use-saved.ts';

export function ContactSection({ me }: { me: Me }) {
  const saved = useSaved();
  const { errors, ...form } = useForm<ProfileInput>({
    fields: ['fullName', ...contactFieldNames],
    read: (data) => ({ fullName: String(data.get('fullName')).trim(), ...readContact(data) }),
    schema: (schemas) => schemas.ProfileInput,
    describe(field, code) {
      if (field !== 'fullName') return describeContact(field);
      return code === 'too_big' ? m.full_name_long({ max: limits.fullNameLength }) : m.full_name_missing();
    },
    async send(body) {
      await callApi('updateProfile', { body });
      await saved(m.contact_section_saved());
    },
  });
  return (
    <Panel id="coordonnees" title={m.contact_section_title()} text={m.contact_section_text()}>
      <SectionForm {...form} submit={m.contact_section_submit()}>
        <FormField id="profile-name" label={m.field_full_name()} error={errors.fullName}>
          {(field) => (
            <input
              {...field}
              name="fullName"
              type="text"
              autoComplete="name"
              required
              maxLength={limits.fullNameLength}
              defaultValue={me.fullName}
              className="input"
            />
          )}
        </FormField>
        <div className="grid gap-5 sm:grid-cols-2">
          <ContactFields idPrefix="profile" fields={contactFieldNames} initial={me} errors={errors} />
        </div>
      </SectionForm>
    </Panel>
  );
}
