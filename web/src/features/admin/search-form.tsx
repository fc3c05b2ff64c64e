import { useId } from 'react';
import { Icon } from '../../icons/icon.tsx';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

interface SearchFormProps {
  label: string;
  words: string;
  onSearch: (words: string) => void;
}

export function SearchForm({ label, words, onSearch }: SearchFormProps) {
  const id = useId();
  return (
    <search className="max-sm:w-full">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get('words')));
        }}
      >
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {label}
        </label>
        <div className="flex gap-2">
          <input id={id} name="words" type="search" defaultValue={words} className="input sm:w-72" />
          <Button look="secondary">
            <Icon name="search" size={18} />
            {m.moderation_search()}
          </Button>
        </div>
      </form>
    </search>
  );
}
