import type { ReactNode } from 'react';
import * as m from '../paraglide/messages.js';
import { Button } from './button.tsx';
import { Dialog, DialogActions, DialogBody, DialogFailure } from './dialog.tsx';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
  failure?: string;
  save?: ReactNode;
}

export function LeaveDialog({ onStay, onLeave, failure, save }: LeaveDialogProps) {
  return (
    <Dialog title={m.form_leave_title()} onClose={onStay}>
      <DialogBody>
        <p className="text-ink-2">{m.form_leave_text()}</p>
      </DialogBody>
      <DialogActions>
        <DialogFailure>{failure}</DialogFailure>
        <Button type="button" look={save ? 'secondary' : 'primary'} onClick={onStay}>
          {m.form_leave_stay()}
        </Button>
        <Button type="button" look="danger" onClick={onLeave}>
          {m.form_leave_discard()}
        </Button>
        {save}
      </DialogActions>
    </Dialog>
  );
}
