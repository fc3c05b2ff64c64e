import { businessTypes } from '@parpaing/contract/units';
import type { ComponentProps } from 'react';
import { businessTypeLooks } from '../../../entities/user/seller/business-types.ts';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
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
            <label
              key={type}
              className="grid cursor-pointer content-between gap-3 rounded-2 border border-joint-strong bg-surface p-3 font-semibold hover:border-ink has-checked:border-plan has-checked:bg-plan-tint has-checked:inset-ring has-checked:inset-ring-plan"
            >
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
            </label>
          );
        })}
      </div>
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </fieldset>
  );
}
