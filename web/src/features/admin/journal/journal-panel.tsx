import * as m from '../../../paraglide/messages.js';
import { ListState } from '../list-state.tsx';
import { ExportButton } from './export-button.tsx';
import { JournalLines } from './journal-lines.tsx';
import { useJournal } from './use-journal.ts';

const shownEntries = 5;

export function JournalPanel() {
  const { entries, isFetching, refetch } = useJournal();
  return (
    <section aria-labelledby="journal-panel" className="rounded-2 border border-joint bg-surface">
      <div className="flex items-center justify-between gap-4 border-b border-joint px-5 py-3">
        <h2 id="journal-panel" className="text-20">
          {m.moderation_journal()}
        </h2>
        <ExportButton />
      </div>
      <div className="px-5">
        {!entries && (
          <div className="py-5">
            <ListState isFetching={isFetching} onRetry={() => void refetch()} />
          </div>
        )}
        {entries?.length === 0 && <p className="py-6 text-ink-2">{m.moderation_journal_none()}</p>}
        <JournalLines entries={entries?.slice(0, shownEntries) ?? []} />
      </div>
    </section>
  );
}
