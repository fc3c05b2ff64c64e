import type { Me, ProfileInput, ProviderInfo } from '@parpaing/contract/schemas';
import { callApi } from '../../../entities/session/call-api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import * as m from '../../../paraglide/messages.js';
import { Panel } from '../../../ui/panel.tsx';
import { SectionForm } from './section-form.tsx';
import { describeSellerFault, readSellerDetails, sellerFieldNames } from './seller-details.ts';
import { SellerFields } from './seller-fields.tsx';
import { useConfirmSaved } from './use-confirm-saved.ts';

const prefix = 'providerInfo.';

interface SellerSectionProps {
  me: Me;
  providerInfo: ProviderInfo;
}

export function SellerSection({ me, providerInfo }: SellerSectionProps) {
  const confirmSaved = useConfirmSaved();
  const { errors, ...form } = useForm<ProfileInput>({
    fields: sellerFieldNames.map((field) => prefix + field),
    read: (data) => ({ ...pickContact(me), providerInfo: readSellerDetails(data, prefix) }),
    schema: (schemas) => schemas.ProfileInput,
    describe: (field, code, values) =>
      describeSellerFault(field.slice(prefix.length), code, { taxId: values.providerInfo?.taxId }),
    async send(body) {
      // Contact details may have changed in another tab since this page was loaded.
      const latest = await callApi('readMe', {});
      await callApi('updateProfile', { body: { ...body, ...pickContact(latest) } });
      await confirmSaved(m.seller_section_saved());
    },
  });
  return (
    <Panel id="vendeur" title={m.seller_section_title()} text={m.seller_section_text()}>
      <SectionForm {...form} submit={m.seller_section_submit()}>
        <SellerFields prefix={prefix} initial={providerInfo} errors={errors} />
      </SectionForm>
    </Panel>
  );
}

/** The call replaces the whole profile, so the fields of other sections are sent unchanged. */
function pickContact({ fullName, phoneNumber, address, city, country }: Me) {
  return { fullName, phoneNumber, address, city, country };
}
