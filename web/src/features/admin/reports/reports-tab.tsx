import { clsx } from 'clsx';
import { useState } from 'react';
import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';
import * as m from '../../../paraglide/messages.js';
import { JournalPanel } from '../journal/journal-panel.tsx';
import { ListState } from '../list-state.tsx';
import { type ModerationChoice, moderationAddress } from '../moderation-choice.ts';
import { type ReportListChoice, reportsQuery } from '../moderation-queries.ts';
import { SellersPanel } from '../sellers/sellers-panel.tsx';
import { ReportDetailPane } from './report-detail.tsx';
import { ReportQueue } from './report-queue.tsx';

export function ReportsTab({ choice }: { choice: ModerationChoice }) {
  const { state, order, page, report } = choice;
  const query: ReportListChoice = { state, sort: order, page };
  const { data, isFetching, refetch } = useMemberQuery(reportsQuery(query));
  const [openedFirst, setOpenedFirst] = useState<string>();
  if (!data) return <ListState isFetching={isFetching} onRetry={() => void refetch()} />;
  const { items } = data;
  // On a wide screen the first one is open without being asked for. It stays when a graver one comes before it.
  const firstId = items.some(({ id }) => id === openedFirst) ? openedFirst : items[0]?.id;
  if (firstId !== openedFirst) setOpenedFirst(firstId);
  const shownId = report ?? firstId;
  const position = items.findIndex(({ id }) => id === shownId);
  const nextId = items[position + 1]?.id ?? items.find(({ id }) => id !== shownId)?.id;
  const address = (id?: string) => moderationAddress({ tab: 'reports', state, order, page, report: id });
  return (
    <>
      <div className="md:grid md:grid-cols-[minmax(16rem,2fr)_minmax(0,3fr)] md:items-start md:gap-6 xl:grid-cols-[minmax(16rem,24.25rem)_minmax(0,1fr)]">
        <div className={clsx(report !== undefined && 'max-md:hidden')}>
          <ReportQueue choice={choice} {...data} shownId={shownId} />
        </div>
        <div className={clsx(report === undefined && 'max-md:hidden')}>
          {shownId ? (
            <ReportDetailPane
              key={shownId}
              id={shownId}
              position={position + 1}
              count={items.length}
              back={address()}
              next={nextId && address(nextId)}
            />
          ) : (
            <p className="rounded-2 border border-joint bg-surface p-6 text-ink-2">{m.moderation_choose()}</p>
          )}
        </div>
      </div>
      <div
        className={clsx('mt-8 grid items-start gap-6 xl:grid-cols-[1.15fr_1fr]', report && 'max-md:hidden')}
      >
        <SellersPanel />
        <JournalPanel />
      </div>
    </>
  );
}
