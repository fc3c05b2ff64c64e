import { limits } from '@parpaing/contract/limits';
import { type ReportSort, reportSorts } from '@parpaing/contract/moderation';
import type { ReportGroup } from '@parpaing/contract/schemas';
import { useNavigate } from 'react-router';
import { Pagination } from '../../../entities/list-query/pagination.tsx';
import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { Select } from '../../../ui/form/select.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type ModerationChoice, moderationAddress } from '../moderation-choice.ts';
import { moderationCountsQuery } from '../moderation-queries.ts';
import { ReportRow } from './report-row.tsx';

const orderNames: Record<ReportSort, () => string> = {
  gravity: m.moderation_order_gravity,
  oldest: m.moderation_order_oldest,
  latest: m.moderation_order_latest,
};

interface ReportQueueProps {
  choice: ModerationChoice;
  items: ReportGroup[];
  total: number;
  shownId: string | undefined;
}

export function ReportQueue({ choice, items, total, shownId }: ReportQueueProps) {
  const navigate = useNavigate();
  const { state, order, page } = choice;
  const { data: counts } = useMemberQuery(moderationCountsQuery());
  const address = (changes: Partial<ModerationChoice>) =>
    moderationAddress({ tab: 'reports', state, order, ...changes });
  return (
    <section className="overflow-hidden rounded-2 border border-joint bg-surface">
      <div className="flex items-center justify-between gap-3 border-b border-joint-strong py-3 pr-3 pl-5">
        <h2 className="font-text text-15 font-semibold tracking-normal">{describeHeading(state, total)}</h2>
        <div className="w-44">
          <Select
            aria-label={m.moderation_order()}
            value={order}
            onChange={({ target }) =>
              void navigate(address({ order: target.value as ReportSort }), { preventScrollReset: true })
            }
          >
            {reportSorts.map((name) => (
              <option key={name} value={name}>
                {orderNames[name]()}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {items.length === 0 ? (
        <p className="px-5 py-6 text-ink-2">{m.moderation_queue_empty()}</p>
      ) : (
        <ul className="divide-y divide-joint">
          {items.map((group) => (
            <li key={group.id}>
              <ReportRow
                group={group}
                to={address({ page, report: group.id })}
                isShown={group.id === shownId}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="border-t border-joint px-5 py-1.5">
        <Pagination page={page} pageCount={Math.ceil(total / limits.moderationPageSize)} />
        <TextLink
          to={moderationAddress({ tab: 'reports', state: state === 'open' ? 'decided' : 'open' })}
          className="inline-flex min-h-11 items-center"
        >
          {state === 'open' ? describeDecided(counts?.decidedLately ?? 0) : m.moderation_open_link()}
        </TextLink>
      </div>
    </section>
  );
}

const describeDecided = (count: number) =>
  count < 2
    ? m.moderation_decided_link_one({ count })
    : m.moderation_decided_link({ count: formatNumber(count) });

function describeHeading(state: ModerationChoice['state'], total: number): string {
  const count = formatNumber(total);
  if (state === 'decided') return m.moderation_decided_heading({ count });
  if (total === 0) return m.moderation_open_none();
  return total === 1 ? m.moderation_open_one() : m.moderation_open({ count });
}
