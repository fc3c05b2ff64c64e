import { pages } from '@parpaing/contract/pages';
import type { User } from '../../lib/user-record.ts';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { ContactFields } from './contact-fields.tsx';
import { SellerFields } from './seller-fields.tsx';
import { useUpgrade } from './use-upgrade.ts';

interface BecomeSellerDialogProps {
  user: User;
  onClose: () => void;
}

export default function BecomeSellerDialog({ user, onClose }: BecomeSellerDialogProps) {
  const { form, errors, failure, isSending, missing } = useUpgrade(user, onClose);
  return (
    <Dialog title={m.become_title()} onClose={onClose}>
      <form {...form} className="flex min-h-0 flex-col">
        <div className="dialog-body grid gap-5">
          <p className="text-ink-2">{m.become_text()}</p>
          <SellerFields errors={errors} />
          {missing.length > 0 && (
            <div className="grid gap-5 sm:grid-cols-2">
              <ContactFields idPrefix="become" fields={missing} errors={errors} />
            </div>
          )}
          <CheckField
            id="become-rules"
            name="acceptsRules"
            required
            error={errors.acceptsRules}
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
        </div>
        <div className="dialog-actions">
          <div className="dialog-failure">
            <FormFailure>{failure}</FormFailure>
          </div>
          <Button type="button" look="secondary" onClick={onClose}>
            {m.become_later()}
          </Button>
          <SubmitButton isSending={isSending} sending={m.saving()}>
            {m.become_submit()}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
