import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';

interface FormDialogProps {
  title: string;
  onClose: () => void;
  form: ComponentProps<'form'>;
  failure?: string;
  cancel: string;
  submit: { label: string; sending: string; isSending: boolean; look?: 'danger' };
  children: ReactNode;
}

export function FormDialog({ title, onClose, form, failure, cancel, submit, children }: FormDialogProps) {
  const { label, ...button } = submit;
  return (
    <Dialog title={title} onClose={onClose}>
      <form {...form} className="flex min-h-0 flex-col">
        <div className="dialog-body grid gap-5">{children}</div>
        <div className="dialog-actions">
          <div className="dialog-failure">
            <FormFailure>{failure}</FormFailure>
          </div>
          <Button type="button" look="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <SubmitButton {...button}>{label}</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
