import type { Me, ProfileInput } from '@parpaing/contract/schemas';
import { callApi } from '../../../entities/session/call-api.ts';
import { describeFullName, FullNameField } from '../../../entities/user/full-name-field.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import * as m from '../../../paraglide/messages.js';
import { Panel } from '../../../ui/panel.tsx';
import { ContactFields, contactFieldNames, describeContact, readContact } from './contact-fields.tsx';
import { SectionForm } from './section-form.tsx';
import { useConfirmSaved } from './use-confirm-saved.ts';

export function ContactSection({ me }: { me: Me }) {
  const confirmSaved = useConfirmSaved();
  const { errors, ...form } = useForm<ProfileInput>({
    fields: ['fullName', ...contactFieldNames],
    read: (data) => ({ fullName: String(data.get('fullName')).trim(), ...readContact(data) }),
    schema: (schemas) => schemas.ProfileInput,
    describe: (field, code) => (field === 'fullName' ? describeFullName(code) : describeContact(field)),
    async send(body) {
      await callApi('updateProfile', { body });
      await confirmSaved(m.contact_section_saved());
    },
  });
  return (
    <Panel id="coordonnees" title={m.contact_section_title()} text={m.contact_section_text()}>
      <SectionForm {...form} submit={m.contact_section_submit()}>
        <FullNameField id="profile-name" initial={me.fullName} error={errors.fullName} />
        <div className="grid gap-5 sm:grid-cols-2">
          <ContactFields idPrefix="profile" fields={contactFieldNames} initial={me} errors={errors} />
        </div>
      </SectionForm>
    </Panel>
  );
}
