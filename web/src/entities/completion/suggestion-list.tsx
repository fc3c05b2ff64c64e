import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type Combobox, optionId } from './use-combobox.ts';

interface SuggestionListProps<Option> {
  combobox: Combobox<Option>;
  label: string;
  status?: string;
  isWide?: boolean;
  children: (option: Option) => ReactNode;
}

export function SuggestionList<Option>(props: SuggestionListProps<Option>) {
  const { combobox, label, status, isWide = false, children } = props;
  const { listId, isOpen, options, active, keyOf, choose } = combobox;
  const isListShown = isOpen && options.length > 0;
  return (
    // Otherwise Tab would stop at a list that scrolls, and that leaving the field hides.
    <div
      className={clsx(
        'absolute top-[calc(100%+4px)] -left-0.5 z-(--z-menu) max-h-88 max-w-[calc(100vw-2*var(--margin))] overflow-y-auto rounded-2 border border-joint-strong bg-raised shadow-menu',
        isWide ? 'w-[max(100%+4px,24rem)]' : 'w-[max(100%+4px,18rem)]',
      )}
      tabIndex={-1}
      hidden={!isOpen || !status}
    >
      <div id={listId} role="listbox" aria-label={label} hidden={!isListShown}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
          <div
            key={keyOf(option)}
            id={optionId(listId, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-0.5 hover:bg-sunken aria-selected:bg-plan-tint aria-selected:text-plan aria-selected:shadow-[inset_3px_0_0_var(--plan)]"
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
