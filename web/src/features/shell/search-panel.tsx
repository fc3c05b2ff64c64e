import type { ReactNode, ToggleEvent } from 'react';
import { stripId } from '../../entities/list-query/results-scroll.ts';
import { Icon } from '../../icons/icon.tsx';
import * as m from '../../paraglide/messages.js';

const searchPanelId = 'search-panel';

/** Stays on top of a phone's screen, where the header scrolls away. */
export function SearchStrip({ text }: { text: string }) {
  return (
    <div id={stripId} className="border-t border-joint px-(--margin) py-1.5 md:hidden">
      <button
        type="button"
        popoverTarget={searchPanelId}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-2 border border-joint-strong px-3 text-left"
      >
        <Icon name="search" size={18} className="flex-none" />
        <span className="sr-only">{`${m.search_label()} `}</span>
        <span className={text ? 'truncate' : 'truncate text-ink-3'}>{text || m.search_what()}</span>
      </button>
    </div>
  );
}

/** A popover on a phone, which the strip opens; on wider screens a part of the header. */
export function SearchPanel({ children }: { children: ReactNode }) {
  return (
    <div
      id={searchPanelId}
      popover="auto"
      onToggle={focusSearchField}
      className="static size-auto min-w-0 flex-1 overflow-visible bg-transparent text-inherit open:fixed open:inset-x-0 open:top-15 open:bottom-auto open:border-b open:border-joint open:bg-raised open:px-(--margin) open:pt-4 open:pb-6 open:text-ink open:shadow-menu md:block md:max-lg:not-open:mx-4"
    >
      {children}
    </div>
  );
}

function focusSearchField({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  const field = newState === 'open' ? currentTarget.querySelector('input') : null;
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
