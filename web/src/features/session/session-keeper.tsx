import { useEffect, useRef, useState } from 'react';
import type { User } from '../../entities/session/user-record.ts';
import { keepSession } from './keep-session.ts';
import { TimeoutDialog } from './timeout-dialog.tsx';

/** One for each user and device; tokens renewed meanwhile change nothing. */
export default function SessionKeeper({ user }: { user: User }) {
  const [msLeft, setMsLeft] = useState<number | null>(null);
  const first = useRef(user);
  const session = useRef<ReturnType<typeof keepSession>>(null);

  useEffect(() => {
    const kept = keepSession({ user: first.current, onWarning: setMsLeft });
    session.current = kept;
    return kept.stop;
  }, []);

  if (msLeft === null) return null;
  return (
    <TimeoutDialog
      seconds={Math.ceil(msLeft / 1000)}
      onContinue={() => void session.current?.extend()}
      onLogout={() => session.current?.logOut()}
    />
  );
}
