import { pages } from '@parpaing/contract/pages';
import type { User } from '../../../entities/session/user-record.ts';
import * as m from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/form/check-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { ContactFields } from '../edit/contact-fields.tsx';
import { SellerFields } from '../edit/seller-fields.tsx';
import { useUpgrade } from './use-upgrade.ts';

interface BecomeSellerDialogProps {
  user: User;
  onClose: () => void;
  onDone: () => void;
}

export default function BecomeSellerDialog({ user, onClose, onDone }: BecomeSellerDialogProps) {
  const { form, upgrade, missing, type } = useUpgrade(user, onDone);
  const optional = missing.filter((field) => field !== 'city');
  return (
    <FormDialog
      title={m.become_title()}
      onClose={onClose}
      form={form}
      onSubmit={upgrade}
      fallbackMessage={m.become_failed}
      cancel={m.become_later()}
      submit={{ label: m.become_submit(), sending: m.saving() }}
    >
      <p className="text-ink-2">{m.become_text()}</p>
      <SellerFields optionalFields={<ContactFields idPrefix="become" fields={optional} />}>
        {missing.includes('city') && <ContactFields idPrefix="become" fields={['city']} />}
      </SellerFields>
      {type && (
        <CheckField
          {...form.register('acceptsRules')}
          id="become-rules"
          required
          error={form.formState.errors.acceptsRules?.message}
          label={
            <>
              {m.register_accept()}{' '}
              <a
                href={`${pages.info}#regles-de-publication`}
                target="_blank"
                rel="noopener"
                className="font-medium text-plan underline underline-offset-3"
              >
                {m.become_rules()}
              </a>
            </>
          }
        />
      )}
    </FormDialog>
  );
}
