import type { ProfileInput, ProviderInfo } from '@parpaing/contract/schemas';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { formatSiret } from '../../../entities/user/seller/siret-format.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { Panel } from '../../../ui/panel.tsx';
import { pickContact } from './contact-fields.tsx';
import { SectionForm } from './section-form.tsx';
import { describeSeller, SellerFields } from './seller-fields.tsx';

const prefix = 'providerInfo.';

export function SellerSection({ providerInfo }: { providerInfo: ProviderInfo }) {
  const form = useSchemaForm({
    schema: (schemas) => schemas.ProfileInput.pick({ providerInfo: true }),
    describe: (field, code, value) => describeSeller(field.slice(prefix.length), code, value),
    defaultValues: { providerInfo: { ...providerInfo, taxId: formatSiret(providerInfo.taxId ?? '') } },
  });

  async function save(changes: Pick<ProfileInput, 'providerInfo'>) {
    // The call replaces the whole profile, and contact details may have changed in another tab.
    const latest = await callApi('readMe', {});
    await callApi('updateProfile', { body: { ...changes, ...pickContact(latest) } });
    return m.seller_section_saved();
  }

  return (
    <Panel id="vendeur" title={m.seller_section_title()} text={m.seller_section_text()}>
      <SectionForm form={form} asksBeforeLeaving onSubmit={save} submit={m.seller_section_submit()}>
        <SellerFields prefix={prefix} isOpen />
      </SectionForm>
    </Panel>
  );
}
