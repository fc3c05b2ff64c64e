import type { ListParam } from '../../../entities/list-query/list-query.ts';
import { toIsoDay } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { Input } from '../../../ui/form/input.tsx';

interface BeforeFieldProps {
  id: string;
  before: string | undefined;
  isInvalid: boolean;
}

export function BeforeField({ id, before, isInvalid }: BeforeFieldProps) {
  const [fieldId, hintId] = [`${id}-before`, `${id}-before-hint`];
  return (
    <div className="mt-1.5">
      <label htmlFor={fieldId}>{m.filters_before()}</label>
      <Input
        id={fieldId}
        name={'before' satisfies ListParam}
        type="date"
        size="small"
        min={toIsoDay(new Date())}
        aria-invalid={isInvalid}
        aria-describedby={hintId}
        defaultValue={before ?? ''}
        className="mt-1"
      />
      <p id={hintId} className="mt-1 text-13 text-ink-2">
        {m.filters_before_hint()}
      </p>
    </div>
  );
}
