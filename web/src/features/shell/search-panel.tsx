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
    <div id={searchPanelId} popover="auto" onToggle={focusSearchField} className="search-panel">
      {children}
    </div>
  );
}

function focusSearchField({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  const field = newState === 'open' ? currentTarget.querySelector('input') : null;
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
