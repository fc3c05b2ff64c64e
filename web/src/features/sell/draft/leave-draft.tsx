import { useState } from 'react';
import type { Blocker } from 'react-router';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { LeaveDialog } from '../../../ui/leave-dialog.tsx';

interface LeaveDraftProps {
  blocker: Blocker & { state: 'blocked' };
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
  describeFailure: () => string;
}

export function LeaveDraft({ blocker, onSave, onDiscard, describeFailure }: LeaveDraftProps) {
  const [hasFailed, setHasFailed] = useState(false);

  async function saveAndLeave() {
    const isSaved = await onSave();
    if (isSaved) blocker.proceed();
    else setHasFailed(true);
  }

  function discardAndLeave() {
    onDiscard();
    blocker.proceed();
  }

  return (
    <LeaveDialog
      onStay={() => blocker.reset()}
      onLeave={discardAndLeave}
      failure={hasFailed ? describeFailure() : undefined}
      save={
        <Button type="button" onClick={() => void saveAndLeave()}>
          {m.form_leave_save()}
        </Button>
      }
    />
  );
}
