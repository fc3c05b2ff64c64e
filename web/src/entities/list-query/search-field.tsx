import { limits } from '@parpaing/contract/limits';
import { type ComponentProps, useId } from 'react';
import { Icon } from '../../icons/icon.tsx';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { BareInput, Input, InputBox } from '../../ui/form/input.tsx';
import type { ListParam } from './list-query.ts';

type SearchFieldProps = Omit<ComponentProps<typeof Input>, 'id' | 'type' | 'size'> & { label: string };

const name: ListParam = 'q';

export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <InputBox size="small">
      <Icon name="search" size={18} className="flex-none" />
      <BareInput
        type="search"
        name={name}
        maxLength={limits.searchQueryLength}
        placeholder={label}
        aria-label={label}
        {...input}
      />
    </InputBox>
  );
}

export function SearchFieldWithButton({ label, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          type="search"
          name={name}
          maxLength={limits.searchQueryLength}
          size="small"
          {...input}
        />
        <Button look="secondary">
          <Icon name="search" size={18} />
          {m.list_search()}
        </Button>
      </div>
    </>
  );
}
