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
        <Link key={name} to={to} preventScrollReset aria-current={isShown} className="view-half">
          <Icon name={icon} size={18} />
          <span className="max-sm:sr-only">{name}</span>
        </Link>
      ))}
    </nav>
  );
}
