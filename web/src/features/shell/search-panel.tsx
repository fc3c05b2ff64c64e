import type { ReactNode, ToggleEvent } from 'react';

export const searchPanelId = 'search-panel';

export function SearchPanel({ children }: { children: ReactNode }) {
  return (
    <div
      id={searchPanelId}
      popover="auto"
      onToggle={focusSearchField}
      className="menu-panel overflow-visible md:hidden"
    >
      {children}
    </div>
  );
}

function focusSearchField({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.querySelector('input')?.focus();
}
