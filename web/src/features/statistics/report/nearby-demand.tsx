import { limits } from '@parpaing/contract/limits';
import { pages } from '@parpaing/contract/pages';
import type { Statistics } from '@parpaing/contract/schemas';
import { PlaceName } from '../../../entities/place/place-name.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { countSearches } from '../counts.ts';

interface NearbyDemandProps {
  demand: Statistics['demand'];
  days: number;
}

export function NearbyDemand({ demand: { place, radiusKm, searches }, days }: NearbyDemandProps) {
  if (!place) {
    return (
      <Panel id="demand" title={m.demand_title()}>
        <p className="text-ink-2">{m.demand_no_place()}</p>
        <TextLink to={pages.profileEdit} className="mt-2 inline-flex min-h-11 items-center">
          {m.demand_settings()}
        </TextLink>
      </Panel>
    );
  }
  const visitors = limits.demandVisitors;
  return (
    <Panel
      id="demand"
      title={m.demand_title()}
      text={
        <span className="text-13">
          {m.demand_where({ radius: radiusKm })} <PlaceName name={place.name} />
          {m.demand_when({ days, visitors })}
        </span>
      }
    >
      {searches.length === 0 && <p className="text-ink-2">{m.demand_empty({ visitors })}</p>}
      <ul className="divide-y divide-joint">
        {searches.map(({ words, searches: count, results }) => (
          <li key={words} className="flex items-center gap-4 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-words">{m.quoted({ words })}</p>
              <p className="text-13 text-ink-2">
                {countSearches(count)}, {describeSupply(results)}
              </p>
            </div>
            <ButtonLink
              look="secondary"
              to={`${pages.newMaterial}?${new URLSearchParams({ title: words })}`}
              aria-label={m.demand_offer_words({ words })}
              className="flex-none"
            >
              <Icon name="plus" size={18} />
              {m.demand_offer()}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function describeSupply(results: number): string {
  if (results === 0) return m.demand_none();
  return results === 1 ? m.demand_one() : m.demand_some({ count: formatNumber(results) });
}
