import { limits } from '@parpaing/contract/limits';
import { type BaseUnit, baseUnits } from '@parpaing/contract/units';
import type { ChangeEvent, ReactNode } from 'react';
import type { ListParam, ListQuery } from '../../../entities/list-query/list-query.ts';
import { getUsualWaste } from '../../../entities/material/prices/need.ts';
import { getPluralUnitName } from '../../../entities/material/prices/units.ts';
import { Icon } from '../../../icons/icon.tsx';
import { formatPercent } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

const wastePercents = ['0', '5', '10', '15', '20'];
const unitsByUse: BaseUnit[] = ['m2', ...baseUnits.filter((unit) => unit !== 'm2')];

interface QuantityFieldsProps {
  id: string;
  query?: ListQuery;
  isInvalid?: boolean;
  className: string;
  inputClassName: string;
  chevronClassName: string;
  wasteLabelClassName?: string;
}

export function QuantityFields({
  id,
  query = {},
  isInvalid,
  className,
  inputClassName,
  chevronClassName,
  wasteLabelClassName,
}: QuantityFieldsProps) {
  const { quantity = '', quantityUnit = 'm2', waste = getUsualWaste(quantityUnit) } = query;
  const wastes = wastePercents.includes(waste) ? wastePercents : [...wastePercents, waste];
  return (
    <>
      <input
        id={id}
        name={'quantity' satisfies ListParam}
        type="number"
        min="0"
        max={limits.maxQuantity}
        step="any"
        inputMode="decimal"
        placeholder={m.need_example()}
        aria-invalid={isInvalid}
        defaultValue={quantity}
        className={`${className} ${inputClassName}`}
      />
      <Choice
        name="quantityUnit"
        label={m.need_unit()}
        chosen={quantityUnit}
        choices={unitsByUse.map((unit) => [unit, getPluralUnitName(unit)])}
        onChange={chooseUsualWaste}
        {...{ className, chevronClassName }}
      />
      <Choice
        name="waste"
        label={m.need_waste()}
        chosen={waste}
        choices={wastes.map((percent) => [percent, `+${formatPercent(Number(percent))}`])}
        {...{ className, chevronClassName }}
      >
        {wasteLabelClassName && (
          <span aria-hidden="true" className={wasteLabelClassName}>
            {m.need_waste_short()}
          </span>
        )}
      </Choice>
    </>
  );
}

function chooseUsualWaste({ currentTarget: { value, form } }: ChangeEvent<HTMLSelectElement>) {
  const waste = form?.elements.namedItem('waste' satisfies ListParam);
  if (waste instanceof HTMLSelectElement) waste.value = getUsualWaste(value);
}

interface ChoiceProps {
  name: ListParam;
  label: string;
  chosen: string;
  choices: [value: string, text: string][];
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
  className: string;
  chevronClassName: string;
  children?: ReactNode;
}

function Choice(props: ChoiceProps) {
  const { name, label, chosen, choices, onChange, className, chevronClassName, children } = props;
  return (
    <span className="relative block">
      {children}
      <select
        // React does not update a select whose default changes.
        key={chosen}
        name={name}
        aria-label={label}
        title={label}
        defaultValue={chosen}
        onChange={onChange}
        className={`${className} appearance-none pr-7`}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        size={16}
        className={`pointer-events-none absolute right-2 ${chevronClassName}`}
      />
    </span>
  );
}
