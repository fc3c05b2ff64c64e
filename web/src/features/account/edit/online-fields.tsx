import { limits } from '@parpaing/contract/limits';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Input, TextArea } from '../../../ui/form/input.tsx';

const protocol = 'https://';
const networks = ['facebook', 'instagram', 'linkedin'] as const;
export const networkNames = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' };

const completed = {
  setValueAs: addProtocol,
  onBlur({ target }: FocusEvent<HTMLInputElement>) {
    target.value = addProtocol(target.value) ?? '';
  },
};

interface OnlineFieldsProps {
  prefix: string;
  isOpen?: boolean;
  children?: ReactNode;
}

export function OnlineFields({ prefix, isOpen, children }: OnlineFieldsProps) {
  const { register, getFieldState, formState } = useFormContext();
  const getError = (name: string) => getFieldState(prefix + name, formState).error?.message;
  return (
    <details open={isOpen} className="group/optional rounded-2 border border-joint px-4">
      <summary className="-mx-4 flex min-h-11 cursor-pointer list-none items-center justify-between px-4 font-semibold">
        {m.seller_optional()}
        <Icon
          name="chevron-down"
          size={20}
          className="transition-transform duration-(--t-1) group-open/optional:rotate-180"
        />
      </summary>
      <div className="grid gap-5 pt-2 pb-4">
        {children}
        <FormField
          id={`${prefix}description`}
          label={m.seller_description()}
          hint={m.seller_description_hint()}
          error={getError('description')}
        >
          {(field) => (
            <TextArea
              {...register(`${prefix}description`)}
              {...field}
              rows={4}
              maxLength={limits.descriptionLength}
            />
          )}
        </FormField>
        <AddressField
          {...register(`${prefix}websiteUrl`, completed)}
          id={`${prefix}website`}
          label={m.seller_website()}
          error={getError('websiteUrl')}
        />
        {networks.map((network) => (
          <AddressField
            {...register(`${prefix}socialMedia.${network}`, completed)}
            key={network}
            id={`${prefix}${network}`}
            label={networkNames[network]}
            error={getError(`socialMedia.${network}`)}
          />
        ))}
      </div>
    </details>
  );
}

interface AddressFieldProps extends ComponentProps<typeof Input> {
  id: string;
  label: string;
  error?: string;
}

function AddressField({ id, label, error, ...props }: AddressFieldProps) {
  return (
    <FormField id={id} label={label} error={error}>
      {(field) => (
        <Input
          {...props}
          {...field}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={protocol}
          maxLength={limits.webAddressLength - protocol.length}
        />
      )}
    </FormField>
  );
}

function addProtocol(typed: string | null): string | undefined {
  const address = typed?.trim();
  if (!address) return undefined;
  return /^[a-z]+:\/\//i.test(address) ? address : protocol + address;
}
