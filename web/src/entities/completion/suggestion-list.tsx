import type { ReactNode } from 'react';
import { type Combobox, optionId } from './use-combobox.ts';

interface SuggestionListProps<Option> {
  combobox: Combobox<Option>;
  label: string;
  status?: string;
  children: (option: Option) => ReactNode;
}

export function SuggestionList<Option>(props: SuggestionListProps<Option>) {
  const { combobox, label, status, children } = props;
  const { listId, isOpen, options, active, keyOf, choose } = combobox;
  const isListShown = isOpen && options.length > 0;
  return (
    // Otherwise Tab would stop at a list that scrolls, and that leaving the field hides.
    <div className="suggestions" tabIndex={-1} hidden={!isOpen || !status}>
      <div id={listId} role="listbox" aria-label={label} hidden={!isListShown}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
          <div
            key={keyOf(option)}
            id={optionId(listId, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="suggestion"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {children(option)}
          </div>
        ))}
      </div>
      <p role="status" className={isListShown ? 'sr-only' : 'px-4 py-3 text-ink-2'}>
        {isOpen && status}
      </p>
    </div>
  );
}
