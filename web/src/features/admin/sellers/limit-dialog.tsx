import { limits } from '@parpaing/contract/limits';
import type { ModeratedSeller } from '@parpaing/contract/schemas';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import { refreshModeration } from '../moderation-queries.ts';

interface LimitDialogProps {
  seller: ModeratedSeller;
  onClose: () => void;
}

export function LimitDialog({ seller: { id, companyName, materialLimit }, onClose }: LimitDialogProps) {
  const form = useSchemaForm<{ materialLimit: unknown }>({
    schema: ({ MaterialLimitInput: input }) => input,
    describe: () => m.moderation_limit_invalid({ max: formatNumber(limits.mostMaterialsPerSeller) }),
    defaultValues: { materialLimit: String(materialLimit) },
  });

  async function save(body: { materialLimit: unknown }) {
    await callApi('setMaterialLimit', { params: { id }, body });
    onClose();
    notify({ message: m.moderation_limit_saved(), type: 'positive' });
    await refreshModeration();
  }

  return (
    <FormDialog
      title={m.moderation_limit_named({ name: companyName })}
      onClose={onClose}
      form={form}
      onSubmit={save}
      cancel={m.moderation_cancel()}
      submit={{ label: m.moderation_limit_save(), sending: m.moderation_sending(), look: 'ink' }}
    >
      <FormField
        id="material-limit"
        label={m.moderation_limit_field()}
        error={form.formState.errors.materialLimit?.message}
      >
        {(field) => (
          <Input
            {...form.register('materialLimit')}
            {...field}
            type="text"
            inputMode="numeric"
            required
            className="max-w-40"
          />
        )}
      </FormField>
    </FormDialog>
  );
}
