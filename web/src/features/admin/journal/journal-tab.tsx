import * as m from '../../../paraglide/messages.js';
import { ListState } from '../list-state.tsx';
import { MoreButton } from '../more-button.tsx';
import { ExportButton } from './export-button.tsx';
import { JournalLines } from './journal-lines.tsx';
import { useJournal } from './use-journal.ts';

export function JournalTab() {
  const { entries, isFetching, refetch, ...more } = useJournal();
  if (!entries) return <ListState isFetching={isFetching} onRetry={() => void refetch()} />;
  return (
    <section aria-label={m.moderation_journal()}>
      <div className="rounded-2 border border-joint bg-surface px-5">
        <div className="flex justify-end border-b border-joint">
          <ExportButton />
        </div>
        {entries.length === 0 && <p className="py-6 text-ink-2">{m.moderation_journal_none()}</p>}
        <JournalLines entries={entries} />
      </div>
      <MoreButton {...more} />
    </section>
  );
}
