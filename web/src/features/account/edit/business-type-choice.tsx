import { businessTypes } from '@parpaing/contract/units';
import type { ComponentProps } from 'react';
import { businessTypeLooks } from '../../../entities/user/seller/business-types.ts';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { ChoiceCard } from '../../../ui/form/choice.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';

interface BusinessTypeChoiceProps extends ComponentProps<'input'> {
  name: string;
  error?: string;
}

export function BusinessTypeChoice({ error, ...props }: BusinessTypeChoiceProps) {
  const noteId = `${props.name}-note`;
  return (
    <fieldset aria-describedby={error ? noteId : undefined} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{m.seller_business_type()}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {businessTypes.map((type) => {
          const { name: label, icon } = businessTypeLooks[type];
          return (
            <ChoiceCard key={type} className="grid content-between gap-3 font-semibold">
              <span className="flex items-start justify-between">
                <Icon name={icon} size={20} />
                <input
                  {...props}
                  type="radio"
                  value={type}
                  required
                  aria-invalid={error !== undefined}
                  className="check"
                />
              </span>
              {label()}
            </ChoiceCard>
          );
        })}
      </div>
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </fieldset>
  );
}
