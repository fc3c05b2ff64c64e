import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { findUnsaved, hasUnsaved } from '../../../entities/user/unsaved.ts';
import { LeaveDialog } from '../../../ui/leave-dialog.tsx';

export function UnsavedChanges() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  );

  useEffect(() => {
    function askBeforeUnload(event: BeforeUnloadEvent) {
      if (hasUnsaved()) event.preventDefault();
    }
    addEventListener('beforeunload', askBeforeUnload);
    return () => removeEventListener('beforeunload', askBeforeUnload);
  }, []);

  if (blocker.state !== 'blocked') return null;

  function stay() {
    blocker.reset?.();
    findUnsaved()?.scrollIntoView({ block: 'nearest' });
  }

  return <LeaveDialog onStay={stay} onLeave={() => blocker.proceed()} />;
}
