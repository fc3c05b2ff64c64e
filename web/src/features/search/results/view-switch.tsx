import { clsx } from 'clsx';
import { Link } from 'react-router';
import { changedListAddress } from '../../../entities/list-query/list-address.ts';
import type { ListQuery } from '../../../entities/list-query/list-query.ts';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';

export function ViewSwitch({ query }: { query: ListQuery }) {
  const isMap = query.view === 'map';
  const views = [
    {
      name: m.results_list(),
      icon: 'layout-grid',
      isShown: !isMap,
      to: changedListAddress(query, { view: undefined }),
    },
    {
      name: m.results_map(),
      icon: 'map',
      isShown: isMap,
      to: changedListAddress(query, { view: 'map' }),
    },
  ] as const;
  return (
    <nav aria-label={m.results_view()} className="flex">
      {views.map(({ name, icon, isShown, to }) => (
        <Link
          key={name}
          to={to}
          preventScrollReset
          aria-current={isShown}
          className={clsx(
            'inline-flex min-h-11 items-center gap-2 border px-3 font-medium first:rounded-l-2 last:-ml-px last:rounded-r-2',
            isShown ? 'z-1 border-plan bg-plan-tint text-plan' : 'border-joint-strong bg-surface',
          )}
        >
          <Icon name={icon} size={18} />
          <span className="max-sm:sr-only">{name}</span>
        </Link>
      ))}
    </nav>
  );
}
