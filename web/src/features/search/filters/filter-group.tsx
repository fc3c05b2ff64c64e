import type { ReactNode } from 'react';
import type { ListParam } from '../../../entities/list-query/list-query.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { MoreFilters } from './more-filters.tsx';
import './filter-group.css';

interface FilterGroupProps {
  title: ReactNode;
  id: string;
  fault?: string;
  help?: ReactNode;
  children: ReactNode;
}

export function FilterGroup({ title, id, fault, help, children }: FilterGroupProps) {
  const faultId = `${id}-fault`;
  return (
    <fieldset aria-describedby={fault ? faultId : undefined} className="filter-group">
      <legend>{title}</legend>
      {children}
      {fault && <FieldError id={faultId}>{fault}</FieldError>}
      {help}
    </fieldset>
  );
}

export interface Choice {
  value: string;
  label: string;
  count?: number;
}

interface ChoiceListProps {
  name: ListParam;
  choices: Choice[];
  chosen?: string[];
  type?: 'checkbox' | 'radio';
  more?: string;
}

const maxShown = 6;

export function ChoiceList({ name, choices, chosen = [], type = 'checkbox', more }: ChoiceListProps) {
  const rest = choices.slice(maxShown);
  const row = (choice: Choice) => (
    <ChoiceRow
      key={choice.value}
      name={name}
      type={type}
      choice={choice}
      isChosen={chosen.includes(choice.value)}
    />
  );
  if (rest.length < 2) return choices.map(row);
  return (
    <>
      {choices.slice(0, maxShown).map(row)}
      <MoreFilters
        summary={more ?? m.filters_more({ count: choices.length })}
        isOpen={rest.some(({ value }) => chosen.includes(value))}
        className="group/more"
        summaryClassName="min-h-11 list-none py-1.5 font-medium text-plan underline underline-offset-3 group-open/more:hidden lg:min-h-9 [&::-webkit-details-marker]:hidden"
      >
        {() => rest.map(row)}
      </MoreFilters>
    </>
  );
}

interface ChoiceRowProps {
  name: string;
  type: 'checkbox' | 'radio';
  choice: Choice;
  isChosen: boolean;
}

function ChoiceRow({ name, type, choice: { value, label, count }, isChosen }: ChoiceRowProps) {
  return (
    <label className="filter-choice">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={count === 0 && !isChosen}
        className="check"
      />
      <span>{label}</span>
      {count !== undefined && <small>{formatNumber(count)}</small>}
    </label>
  );
}
