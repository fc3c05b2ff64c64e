import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../../entities/session/call-api.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { notify } from '../../../ui/toast/notify.ts';

const all = 'all';

export function useSessions() {
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function run(target: string, action: () => Promise<unknown>, message: string) {
    if (ending) return;
    setEnding(target);
    setFailure(undefined);
    try {
      await action();
      notify({ message, type: 'positive' });
      await revalidate();
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setEnding(undefined);
    }
  }

  return {
    ending,
    failure,
    end: (id: string) => run(id, () => callApi('endSession', { params: { id } }), m.sessions_ended()),
    endOthers: () => run(all, () => callApi('endOtherSessions', {}), m.sessions_others_ended()),
    reload: () => void revalidate(),
  };
}
