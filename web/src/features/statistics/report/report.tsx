import type { CallAnswer } from '@parpaing/contract/calls';
import type { Statistics } from '@parpaing/contract/schemas';
import { statisticsPeriods } from '@parpaing/contract/units';
import * as m from '../../../paraglide/messages.js';
import { Container } from '../../../ui/container.tsx';
import { NoticeBar } from '../../../ui/inline-notice.tsx';
import { SegmentedLinks } from '../../../ui/tabs.tsx';
import { DailyPanel } from '../chart/daily-panel.tsx';
import { formatPeriod } from '../days.ts';
import { NoMaterial } from '../no-material.tsx';
import { ExportButton } from './export-button.tsx';
import { MaterialFiguresSection } from './material-figures.tsx';
import { NearbyDemand } from './nearby-demand.tsx';
import { periodAddress, type ReportChoice } from './report-choice.ts';
import { ReportFigures } from './report-figures.tsx';
import { VisitOrigins } from './visit-origins.tsx';

interface ReportProps {
  choice: ReportChoice;
  statistics: Statistics;
  materials: CallAnswer<'listMaterialStatistics'>;
}

export function Report({ choice, statistics, materials }: ReportProps) {
  const { days } = choice;
  const { period, totals, previousTotals, daily, previousDaily, sources, searches, demand } = statistics;
  const exportChoice = { days, period };
  return (
    <Container className="pt-5 pb-10 md:pt-8 md:pb-16">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1>{m.statistics_title()}</h1>
          <p className="mt-1 text-ink-2">
            {formatPeriod(period)},{' '}
            <span className="whitespace-nowrap">{m.statistics_compared({ days })}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full">
          <Periods days={days} />
          <ExportButton table="materials" {...exportChoice} className="max-md:hidden" />
        </div>
      </div>
      {materials.total === 0 ? (
        <NoMaterial text={m.statistics_no_material()} />
      ) : (
        <>
          <ReportFigures totals={totals} previousTotals={previousTotals} />
          {totals.views === 0 && (
            <div className="mt-6">
              <NoticeBar tone="info" icon="eye">
                {m.statistics_no_view()}
              </NoticeBar>
            </div>
          )}
          <div className="mt-6">
            <DailyPanel
              daily={daily}
              previousDaily={previousDaily}
              tableAction={<ExportButton table="days" {...exportChoice} className="mt-4 max-md:w-full" />}
            />
          </div>
          <MaterialFiguresSection choice={choice} {...materials} />
        </>
      )}
      <div className="mt-10 grid gap-6 lg:grid-cols-2">
        {materials.total > 0 && <VisitOrigins sources={sources} searches={searches} />}
        <NearbyDemand demand={demand} days={days} />
      </div>
      <ExportButton table="materials" {...exportChoice} className="mt-6 w-full md:hidden" />
    </Container>
  );
}

function Periods({ days }: Pick<ReportChoice, 'days'>) {
  return (
    <SegmentedLinks
      label={m.statistics_periods_label()}
      links={statisticsPeriods.map((period) => ({
        to: periodAddress(period),
        isCurrent: period === days,
        label: (
          <>
            <span className="max-md:sr-only">{m.statistics_days({ days: period })}</span>
            <span className="md:hidden" aria-hidden="true">
              {m.statistics_days_short({ days: period })}
            </span>
          </>
        ),
      }))}
    />
  );
}
