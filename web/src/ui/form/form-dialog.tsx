import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button.tsx';
import { Dialog, DialogActions, DialogBody, DialogFailure } from '../dialog.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';

interface FormDialogProps<Values extends FieldValues> extends ComponentProps<typeof Form<Values>> {
  title: string;
  onClose: () => void;
  cancel: string;
  submit: { label: string; sending: string; look?: 'danger' | 'ink' };
}

export function FormDialog<Values extends FieldValues>({
  title,
  onClose,
  cancel,
  submit: { label, ...button },
  children,
  ...props
}: FormDialogProps<Values>) {
  const { errors } = props.form.formState;
  return (
    <Dialog title={title} onClose={onClose}>
      <Form {...props} className="flex min-h-0 flex-col">
        <DialogBody className="grid gap-5">{children}</DialogBody>
        <DialogActions>
          <DialogFailure>{errors.root?.server?.message}</DialogFailure>
          <Button type="button" look="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <SubmitButton {...button}>{label}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
