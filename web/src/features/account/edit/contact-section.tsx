import type { Me, ProfileInput } from '@parpaing/contract/schemas';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { Panel } from '../../../ui/panel.tsx';
import { describeFullName, FullNameField } from '../full-name-field.tsx';
import { ContactFields, describeContact, pickContact } from './contact-fields.tsx';
import { SectionForm } from './section-form.tsx';

export function ContactSection({ me }: { me: Me }) {
  const form = useSchemaForm({
    schema: (schemas) => schemas.ProfileInput,
    describe: (field, code) => (field === 'fullName' ? describeFullName(code) : describeContact(field)),
    defaultValues: pickContact(me),
  });

  async function save(body: ProfileInput) {
    await callApi('updateProfile', { body });
    return m.contact_section_saved();
  }

  return (
    <Panel id="coordonnees" title={m.contact_section_title()} text={m.contact_section_text()}>
      <SectionForm form={form} asksBeforeLeaving onSubmit={save} submit={m.contact_section_submit()}>
        <FullNameField
          {...form.register('fullName')}
          id="profile-name"
          error={form.formState.errors.fullName?.message}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <ContactFields idPrefix="profile" fields={['phoneNumber', 'address', 'city', 'country']} />
        </div>
      </SectionForm>
    </Panel>
  );
}
