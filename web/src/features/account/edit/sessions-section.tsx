import type { Session } from '@parpaing/contract/schemas';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { getQueryClient } from '../../../entities/session/calls/query-client.ts';
import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';
import { sessionsQuery } from '../../../entities/session/sessions-query.ts';
import { Icon } from '../../../icons/icon.tsx';
import { formatMoment } from '../../../lib/format/format.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { InlineNotice } from '../../../ui/inline-notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useRestoredFocus } from '../../../ui/restore-focus.ts';
import { notify } from '../../../ui/toast/notify.ts';

const others = 'others';

export function SessionsSection() {
  const list = useRef<HTMLUListElement>(null);
  const { data: sessions, isFetching, refetch } = useMemberQuery(sessionsQuery());
  const { mutate, variables, isPending, error } = useMutation(revokeSessions(), getQueryClient());
  const ending = isPending ? variables : undefined;
  const end = (target: string) => !isPending && mutate(target);
  useRestoredFocus(list, sessions?.length ?? 0);
  if (!sessions) {
    return (
      <Panel id="sessions" title={m.sessions_title()}>
        <InlineNotice
          text={isFetching ? m.messages_loading() : m.sessions_failed()}
          action={{ onClick: () => void refetch(), label: m.retry(), isBusy: isFetching }}
        />
      </Panel>
    );
  }
  return (
    <Panel id="sessions" title={m.sessions_title()} text={m.sessions_text()}>
      <FormFailure>{error && describeFailure(error)}</FormFailure>
      <ul ref={list} tabIndex={-1} className="divide-y divide-joint border-y border-joint">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) ? (
        <Button
          type="button"
          look="secondary"
          aria-disabled={isPending}
          onClick={() => end(others)}
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

function revokeSessions() {
  const { queryKey } = sessionsQuery();
  return mutationOptions({
    mutationFn: (target: string) =>
      target === others ? callApi('endOtherSessions', {}) : callApi('endSession', { params: { id: target } }),
    onSuccess(_, target) {
      notify({
        message: target === others ? m.sessions_others_ended() : m.sessions_ended(),
        type: 'positive',
      });
      getQueryClient().setQueryData(queryKey, (sessions) =>
        sessions?.filter(({ id, isCurrent }) => isCurrent || (target !== others && id !== target)),
      );
    },
  });
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
      <Icon name="monitor-smartphone" size={22} className="flex-none text-ink-2" />
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
