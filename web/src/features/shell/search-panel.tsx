import type { ReactNode, ToggleEvent } from 'react';

export const searchPanelId = 'search-panel';

/** Where the header has no room for its search: a platform popover, as the menu. */
export function SearchPanel({ children }: { children: ReactNode }) {
  return (
    <div
      id={searchPanelId}
      popover="auto"
      onToggle={focusWords}
      className="menu-panel overflow-visible md:hidden"
    >
      {children}
    </div>
  );
}

function focusWords({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.querySelector('input')?.focus();
}
