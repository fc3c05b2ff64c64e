import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { resultsId } from '../../entities/list-query/results-scroll.ts';
import { useMemberQuery } from '../../entities/session/calls/use-member-query.ts';
import { formatAge, formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { Container } from '../../ui/container.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ContactsTab } from './contacts/contacts-tab.tsx';
import { JournalTab } from './journal/journal-tab.tsx';
import { MaterialsTab } from './materials/materials-tab.tsx';
import {
  type ModerationChoice,
  type ModerationTab,
  moderationAddress,
  moderationTabs,
} from './moderation-choice.ts';
import { moderationCountsQuery } from './moderation-queries.ts';
import { ReportsTab } from './reports/reports-tab.tsx';
import { SellersTab } from './sellers/sellers-tab.tsx';

interface ModerationProps {
  choice: ModerationChoice;
  /** The first tab, for an administrator who sells. */
  activity: ReactNode | null;
}

export function Moderation({ choice, activity }: ModerationProps) {
  const tabs = moderationTabs.filter((known) => activity || known !== 'activity');
  const tab = tabs.find((known) => known === choice.tab) ?? 'reports';
  const isReportOpen = tab === 'reports' && choice.report !== undefined;
  return (
    <Container className={clsx('pb-10 md:pt-8 md:pb-16', !isReportOpen && 'pt-5')}>
      <Head tabs={tabs} tab={tab} className={clsx(isReportOpen && 'max-md:hidden')} />
      {tab === 'activity' ? (
        <div className="mt-5">{activity}</div>
      ) : (
        <div id={resultsId} tabIndex={-1} className={clsx('outline-none', isReportOpen ? 'md:mt-5' : 'mt-5')}>
          {tab === 'reports' && <ReportsTab choice={choice} />}
          {tab === 'sellers' && <SellersTab choice={choice} />}
          {tab === 'materials' && <MaterialsTab choice={choice} />}
          {tab === 'contacts' && <ContactsTab choice={choice} />}
          {tab === 'journal' && <JournalTab />}
        </div>
      )}
    </Container>
  );
}

const names: Record<ModerationTab, () => string> = {
  activity: m.moderation_activity,
  reports: m.moderation_reports,
  sellers: m.moderation_sellers,
  materials: m.moderation_materials,
  contacts: m.moderation_contacts,
  journal: m.moderation_journal,
};

interface HeadProps {
  tabs: ModerationTab[];
  tab: ModerationTab;
  className: string;
}

function Head({ tabs, tab: current, className }: HeadProps) {
  const { data: counts } = useMemberQuery(moderationCountsQuery());
  const shown: Partial<Record<ModerationTab, number>> = counts ?? {};
  return (
    <header className={className}>
      <h1>{m.dashboard_title()}</h1>
      <p className="mt-1 mb-4 min-h-6 text-ink-2">
        {counts && describeQueue(counts.reports, counts.oldestReportAt)}
      </p>
      <Tabs
        label={m.moderation_tabs()}
        tabs={tabs.map((tab) => {
          const count = shown[tab];
          return {
            to: moderationAddress({ tab }),
            label: names[tab](),
            count: count === undefined ? undefined : formatNumber(count),
            isCurrent: tab === current,
          };
        })}
      />
    </header>
  );
}

function describeQueue(count: number, oldestAt: string | null): string {
  if (!oldestAt) return m.moderation_summary_none();
  const age = formatAge(oldestAt);
  return count === 1
    ? m.moderation_summary_one({ age })
    : m.moderation_summary({ count: formatNumber(count), age });
}
