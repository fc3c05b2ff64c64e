import type { ReportDetail } from '@parpaing/contract/schemas';
import { reasonNames } from '../../../entities/report/reason-names.ts';
import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';
import { formatAge, formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { IconLink } from '../../../ui/icon-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { JournalLines } from '../journal/journal-lines.tsx';
import { ListState } from '../list-state.tsx';
import { reportQuery } from '../moderation-queries.ts';
import { DecisionForm } from './decision-form.tsx';
import { ReportedMaterial } from './reported-material.tsx';
import { ReportedMessages } from './reported-messages.tsx';

interface ReportDetailPaneProps {
  id: string;
  position: number;
  count: number;
  back: string;
  next: string | undefined;
}

export function ReportDetailPane({ id, position, count, back, next }: ReportDetailPaneProps) {
  const { data: detail, isFetching, refetch } = useMemberQuery(reportQuery(id));
  return (
    <>
      <div className="sticky top-0 z-2 -mx-4 flex min-h-14 items-center gap-2 border-b border-joint bg-surface pr-4 pl-1 md:hidden">
        <IconLink to={back} icon="arrow-left" label={m.moderation_back()} />
        <h1 className="flex-1 font-text text-15 font-semibold tracking-normal">
          {position > 0
            ? m.moderation_position({ position, count: formatNumber(count) })
            : m.moderation_reports()}
        </h1>
        {next && (
          <TextLink to={next} className="inline-flex min-h-11 items-center no-underline">
            {m.moderation_next()}
          </TextLink>
        )}
      </div>
      {detail ? (
        <Detail detail={detail} afterwards={next ?? back} />
      ) : (
        <ListState isFetching={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Detail({ detail, afterwards }: { detail: ReportDetail; afterwards: string }) {
  const isOpen = detail.reports.some(({ status }) => status === 'open');
  return (
    <article className="divide-y divide-joint rounded-2 border border-joint bg-surface max-md:-mx-4">
      <ReportedMaterial material={detail.material} />
      {detail.messages.length > 0 && <ReportedMessages messages={detail.messages} />}
      <Reports reports={detail.reports} />
      {detail.decisions.length > 0 && (
        <section className="p-4 md:px-6 md:py-5">
          <h3 className="font-text text-17 leading-6 font-semibold tracking-normal">
            {m.moderation_decisions()}
          </h3>
          <JournalLines entries={detail.decisions} />
        </section>
      )}
      {isOpen && <DecisionForm detail={detail} afterwards={afterwards} />}
    </article>
  );
}

function Reports({ reports }: Pick<ReportDetail, 'reports'>) {
  const [first] = reports;
  if (!first) return null;
  const reason = reasonNames[first.reason]().toLocaleLowerCase();
  return (
    <section className="p-4 md:px-6 md:py-5">
      <h3 className="font-text text-17 leading-6 font-semibold tracking-normal">
        {reports.length === 1
          ? m.moderation_reports_one({ reason })
          : m.moderation_reports_many({ count: formatNumber(reports.length), reason })}
      </h3>
      <ul className="mt-1 divide-y divide-joint">
        {reports.map((report) => (
          <li key={report.id} className="py-2.5">
            <p className="flex flex-wrap justify-between gap-x-3 text-13">
              <span>
                <b className="font-semibold">{report.reporter ?? m.moderation_visitor()}</b>
                {report.reason !== first.reason && `, ${reasonNames[report.reason]().toLocaleLowerCase()}`}
                {!report.isAnswered && <span className="text-ink-3">{`, ${m.moderation_no_answer()}`}</span>}
                {report.status === 'upheld' && `, ${m.moderation_report_upheld()}`}
                {report.status === 'rejected' && `, ${m.moderation_report_rejected()}`}
              </span>
              <span className="text-ink-3">{formatAge(report.createdAt)}</span>
            </p>
            <p className="break-words whitespace-pre-line">
              {report.text ? m.moderation_quote({ text: report.text }) : m.moderation_no_words()}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
