import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import { useId, useState } from 'react';
import * as m from '../../paraglide/messages.js';
import { Dialog, DialogActions, DialogBody, DialogFailure } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { TextArea } from '../../ui/form/input.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { LinkButton } from '../../ui/text-link.tsx';
import { describeLength } from '../conversation/describe-length.ts';
import { suggestFirstMessage } from '../conversation/first-message.ts';
import { joinDesignations } from '../material/join-designations.ts';
import { AccountFields } from './account-fields.tsx';
import { LoginFields } from './login-fields.tsx';
import { QuantityField } from './quantity-field.tsx';
import { useFirstMessage } from './use-first-message.ts';

export interface FirstMessageDialogProps {
  material: MaterialDetail;
  units: number | undefined;
  paramsFor: (units: number | undefined) => URLSearchParams;
  onClose: () => void;
}

/** SPEC §2: /messages is for members, so a guest writes here, and gives an account with the message. */
export function FirstMessageDialog({ material, units, paramsFor, onClose }: FirstMessageDialogProps) {
  const [wanted, setWanted] = useState(units);
  const { form, hasAccount, changeAccount, changeSuggestion, isUnverified, submit } = useFirstMessage({
    material,
    suggestion: suggestFirstMessage(material, paramsFor(units)),
    units: wanted,
    onClose,
  });
  const { errors } = form.formState;
  const id = useId();

  function changeQuantity(next: number | undefined) {
    changeSuggestion(suggestFirstMessage(material, paramsFor(next)));
    setWanted(next);
  }

  const Fields = hasAccount ? LoginFields : AccountFields;
  return (
    <Dialog title={m.first_message_title({ name: material.seller.name })} onClose={onClose} focusesTitle>
      <Form
        form={form}
        onSubmit={submit}
        fallbackMessage={hasAccount ? m.login_failed : m.register_failed}
        className="flex min-h-0 flex-col"
      >
        <DialogBody className="grid gap-5">
          <p className="text-ink-2">{m.first_message_about({ title: joinDesignations(material.title) })}</p>
          <QuantityField material={material} units={units} onChange={changeQuantity} />
          <FormField
            id={`${id}-text`}
            label={m.composer_label()}
            error={errors.message?.text?.message}
            aside={<LengthLeft text={form.watch('message.text') ?? ''} />}
          >
            {(field) => (
              <TextArea
                {...form.register('message.text')}
                {...field}
                rows={4}
                required
                className="min-h-28 max-md:text-[1rem]"
              />
            )}
          </FormField>
          <div className="grid gap-5 border-t border-joint pt-4">
            <div>
              <h3 className="font-text text-17 leading-6 font-semibold">
                {hasAccount ? m.first_message_login_title() : m.first_message_account_title()}
              </h3>
              <p className="text-ink-2">
                {hasAccount ? m.login_no_account() : m.register_has_account()}{' '}
                <LinkButton onClick={() => changeAccount(!hasAccount)}>
                  {hasAccount ? m.account_register() : m.account_login()}
                </LinkButton>
              </p>
            </div>
            <Fields form={form} returnUrl={`${pages.messages}?${paramsFor(wanted)}`} />
          </div>
        </DialogBody>
        <DialogActions>
          <DialogFailure>
            {isUnverified ? (
              <>
                {m.login_unverified()}{' '}
                <LinkButton onClick={() => changeAccount(false)}>{m.first_message_new_link()}</LinkButton>
              </>
            ) : (
              errors.root?.server?.message
            )}
          </DialogFailure>
          <SubmitButton sending={m.contact_sending()}>
            {hasAccount ? m.first_message_log_in_and_send() : m.first_message_register_and_send()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const shownFrom = limits.messageLength - 200;

function LengthLeft({ text }: { text: string }) {
  const length = Array.from(text.trim()).length;
  return <span aria-live="polite">{length > shownFrom && describeLength(length)}</span>;
}
