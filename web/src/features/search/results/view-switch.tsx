import { LayoutGrid, Map as MapIcon } from 'lucide-react';
import { Link } from 'react-router';
import { changedListAddress } from '../../../entities/list-query/list-address.ts';
import type { ListQuery } from '../../../entities/list-query/list-query.ts';
import * as m from '../../../paraglide/messages.js';

export function ViewSwitch({ query }: { query: ListQuery }) {
  const isMap = query.view === 'map';
  const views = [
    {
      name: m.results_list(),
      icon: LayoutGrid,
      isShown: !isMap,
      to: changedListAddress(query, { view: undefined }),
    },
    {
      name: m.results_map(),
      icon: MapIcon,
      isShown: isMap,
      to: changedListAddress(query, { view: 'map' }),
    },
  ];
  return (
    <nav aria-label={m.results_view()} className="flex">
      {views.map(({ name, icon: Icon, isShown, to }) => (
        <Link key={name} to={to} preventScrollReset aria-current={isShown} className="view-half">
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="max-sm:sr-only">{name}</span>
        </Link>
      ))}
    </nav>
  );
}
