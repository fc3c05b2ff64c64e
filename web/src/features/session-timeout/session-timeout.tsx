import { useEffect, useRef, useState } from 'react';
import type { User } from '../../entities/session/user-record.ts';
import { startSessionMonitor } from './session-monitor.ts';
import { TimeoutDialog } from './timeout-dialog.tsx';

export default function SessionTimeout({ user }: { user: User }) {
  const [msLeft, setMsLeft] = useState<number | null>(null);
  const firstUser = useRef(user);
  const monitorRef = useRef<ReturnType<typeof startSessionMonitor>>(null);

  useEffect(() => {
    const monitor = startSessionMonitor({ user: firstUser.current, onWarning: setMsLeft });
    monitorRef.current = monitor;
    return monitor.stop;
  }, []);

  if (msLeft === null) return null;
  return (
    <TimeoutDialog
      seconds={Math.ceil(msLeft / 1000)}
      onContinue={() => void monitorRef.current?.extend()}
      onLogout={() => monitorRef.current?.logOut()}
    />
  );
}
