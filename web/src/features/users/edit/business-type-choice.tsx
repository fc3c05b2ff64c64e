import { type BusinessType, businessTypes } from '@parpaing/contract/units';
import { businessTypeLooks } from '../../../entities/user/business-types.ts';
import * as m from '../../../paraglide/messages.js';
import { FieldError } from '../../../ui/form/field-error.tsx';

interface BusinessTypeChoiceProps {
  name: string;
  chosen: BusinessType | undefined;
  onChoose: (type: BusinessType) => void;
  error?: string;
}

export function BusinessTypeChoice({ name, chosen, onChoose, error }: BusinessTypeChoiceProps) {
  const noteId = `${name}-note`;
  return (
    <fieldset aria-describedby={error ? noteId : undefined} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{m.seller_business_type()}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {businessTypes.map((type) => {
          const { name: label, icon: Icon } = businessTypeLooks[type];
          return (
            <label
              key={type}
              className="grid cursor-pointer content-between gap-3 rounded-2 border border-joint-strong bg-surface p-3 font-semibold hover:border-ink has-checked:border-plan has-checked:bg-plan-tint has-checked:inset-ring has-checked:inset-ring-plan"
            >
              <span className="flex items-start justify-between">
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                <input
                  type="radio"
                  name={name}
                  value={type}
                  required
                  aria-invalid={error !== undefined}
                  checked={type === chosen}
                  onChange={() => onChoose(type)}
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
