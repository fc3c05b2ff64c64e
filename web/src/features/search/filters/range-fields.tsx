import { useId } from 'react';
import type { ListParam } from '../../../entities/list-query/list-query.ts';
import * as m from '../../../paraglide/messages.js';
import { BareInput, InputBox } from '../../../ui/form/input.tsx';

interface RangeFieldsProps {
  names: readonly [ListParam, ListParam];
  values: (string | undefined)[];
  label: string;
  unit?: string;
  found?: [string, string];
  isInvalid?: boolean;
}

export function RangeFields({ names, values, label, unit, found, isInvalid = false }: RangeFieldsProps) {
  const labels = [m.filters_min({ label }), m.filters_max({ label })];
  const words = [m.filters_price_min(), m.filters_price_max()];
  const id = useId();
  return (
    <div className="mt-1 grid grid-cols-2 gap-2">
      {names.map((name, index) => (
        <InputBox key={name} size="small">
          <BareInput
            id={`${id}-${index}`}
            name={name}
            type="number"
            min="0"
            step="any"
            inputMode="decimal"
            aria-label={labels[index]}
            aria-invalid={isInvalid}
            defaultValue={values[index] ?? ''}
            placeholder={found?.[index] ?? words[index]}
          />
          {unit && <span className="text-13 text-ink-2">{unit}</span>}
        </InputBox>
      ))}
    </div>
  );
}
