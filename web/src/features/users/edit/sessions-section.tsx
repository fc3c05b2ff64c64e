import type { Session } from '@parpaing/contract/schemas';
import { MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import { formatMoment } from '../../../lib/format/format.ts';
import type { Optional } from '../../../lib/rendering/optional-data.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { InlineNotice } from '../../../ui/inline-notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useRestoredFocus } from '../../../ui/restore-focus.ts';
import { useSessions } from './use-sessions.ts';

export function SessionsSection({ sessions }: { sessions: Optional<Session[]> }) {
  const list = useRef<HTMLUListElement>(null);
  const { failure, ending, end, endOthers, reload } = useSessions();
  useRestoredFocus(list, sessions?.length ?? 0);
  if (!sessions) {
    return (
      <Panel id="sessions" title={m.sessions_title()}>
        <InlineNotice text={m.sessions_failed()} action={{ onClick: reload, label: m.retry() }} />
      </Panel>
    );
  }
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Panel id="sessions" title={m.sessions_title()} text={m.sessions_text()}>
      <FormFailure>{failure}</FormFailure>
      <ul ref={list} tabIndex={-1} className="divide-y divide-joint border-y border-joint">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button
          type="button"
          look="secondary"
          aria-disabled={ending !== undefined}
          onClick={() => void endOthers()}
          className="mt-5 max-sm:w-full"
        >
          {m.sessions_end_others()}
        </Button>
      ) : (
        <p className="mt-3 text-13 text-ink-2">{m.sessions_only_one()}</p>
      )}
    </Panel>
  );
}

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, isCurrent, sharedDevice, lastUsedAt } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <MonitorSmartphone size={22} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{device}</p>
        <p className="text-13 text-ink-2">
          {isCurrent ? m.sessions_current() : m.sessions_last_used({ date: formatMoment(lastUsedAt) })}
          {sharedDevice && ` · ${m.login_shared()}`}
        </p>
      </div>
      {!isCurrent && (
        <Button
          type="button"
          look="secondary"
          aria-disabled={isEnding}
          aria-label={m.sessions_end_named({ device })}
          onClick={onEnd}
        >
          {isEnding ? m.sessions_ending() : m.sessions_end()}
        </Button>
      )}
    </li>
  );
}
