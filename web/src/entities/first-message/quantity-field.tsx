import { limits } from '@parpaing/contract/limits';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import { useId } from 'react';
import * as m from '../../paraglide/messages.js';
import { FormField } from '../../ui/form/form-field.tsx';
import { Input } from '../../ui/form/input.tsx';
import { formatQuantity, getPluralUnitName } from '../material/prices/units.ts';

interface QuantityFieldProps {
  material: MaterialDetail;
  units: number | undefined;
  onChange: (units: number | undefined) => void;
}

export function QuantityField({ material, units, onChange }: QuantityFieldProps) {
  const id = useId();
  const { saleUnit, stock } = material;
  return (
    <FormField
      id={`${id}-units`}
      label={m.first_message_quantity({ unit: getPluralUnitName(saleUnit) })}
      hint={m.first_message_stock({ quantity: formatQuantity(stock, saleUnit) })}
    >
      {(field) => (
        <Input
          {...field}
          type="number"
          inputMode="decimal"
          min={0}
          max={limits.maxQuantity}
          step="any"
          defaultValue={units}
          onChange={({ target: { valueAsNumber: typed } }) =>
            onChange(typed > 0 && typed <= limits.maxQuantity ? typed : undefined)
          }
          className="min-h-13 w-full px-3 sm:max-w-48"
        />
      )}
    </FormField>
  );
}
