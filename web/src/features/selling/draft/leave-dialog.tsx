import { useState } from 'react';
import type { Blocker } from 'react-router';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';

interface LeaveDialogProps {
  blocker: Blocker & { state: 'blocked' };
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
  describeFailure: () => string;
}

export function LeaveDialog({ blocker, onSave, onDiscard, describeFailure }: LeaveDialogProps) {
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
    <Dialog title={m.form_leave_title()} onClose={() => blocker.reset()}>
      <div className="dialog-body">
        <p className="text-ink-2">{m.form_leave_text()}</p>
      </div>
      <div className="dialog-actions">
        <div className="dialog-failure">
          <FormFailure>{hasFailed && describeFailure()}</FormFailure>
        </div>
        <Button type="button" look="secondary" onClick={() => blocker.reset()}>
          {m.form_leave_stay()}
        </Button>
        <Button type="button" look="danger" onClick={discardAndLeave}>
          {m.form_leave_discard()}
        </Button>
        <Button type="button" onClick={() => void saveAndLeave()}>
          {m.form_leave_save()}
        </Button>
      </div>
    </Dialog>
  );
}
