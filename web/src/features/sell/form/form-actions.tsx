import { useFormContext } from 'react-hook-form';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import type { DraftState } from '../draft/draft-saver.ts';
import { DraftStatus } from '../draft/draft-status.tsx';
import { describeMissing } from '../preview/missing-panel.tsx';
import type { Check } from './missing.ts';
import { steps } from './steps.tsx';
import type { FormValues } from './values.ts';

interface FormActionsProps {
  isNew: boolean;
  /** By moderation: nothing of it can be published, and what is typed is kept by itself. */
  isHidden: boolean;
  state: DraftState;
  onSaveDraft: () => void;
}

function Failure() {
  const { errors } = useFormContext<FormValues>().formState;
  return <FormFailure>{errors.root?.server?.message}</FormFailure>;
}

function PublishButton({ isNew, className }: { isNew: boolean; className?: string }) {
  return (
    <SubmitButton sending={isNew ? m.form_publishing() : m.saving()} className={className}>
      {isNew ? m.form_publish() : m.form_save()}
    </SubmitButton>
  );
}

export function DesktopActions({ isNew, isHidden, state, onSaveDraft }: FormActionsProps) {
  return (
    <div className="mt-4 grid gap-2 max-md:hidden">
      <Failure />
      <PublishButton isNew={isNew} />
      {!isHidden && (
        <Button type="button" look="secondary" onClick={onSaveDraft}>
          {m.form_draft_save()}
        </Button>
      )}
      <DraftStatus state={state} />
    </div>
  );
}

interface StepBarProps extends FormActionsProps {
  step: number;
  checks: Check[];
  onPrevious: () => void;
  onNext: () => void;
}

export function StepBar(props: StepBarProps) {
  const { isNew, isHidden, step, checks, state, onSaveDraft, onPrevious, onNext } = props;
  const next = steps[step + 1];
  return (
    <div className="sticky bottom-(--cookie-banner) z-(--z-bar) mt-auto bg-surface px-4 py-3 shadow-bar md:hidden">
      {!next && (
        <>
          <Failure />
          <p className="mb-2 text-13 font-semibold">{describeMissing(checks, isHidden)}</p>
          <DraftStatus state={state} />
        </>
      )}
      <div className="flex gap-2">
        {step > 0 && (
          <Button
            type="button"
            look="secondary"
            className="min-h-12 px-3"
            aria-label={m.form_previous()}
            onClick={onPrevious}
          >
            <Icon name="arrow-left" size={20} />
          </Button>
        )}
        {next ? (
          // A key, or the press that reaches the last step would also be that of the button in its place.
          <Button key="next" type="button" className="min-h-12 flex-1" onClick={onNext}>
            {m.form_next({ step: next.next() })}
          </Button>
        ) : (
          <>
            {!isHidden && (
              <Button type="button" look="secondary" className="min-h-12 px-3.5" onClick={onSaveDraft}>
                {m.form_draft_short()}
              </Button>
            )}
            <PublishButton key="publish" isNew={isNew} className="min-h-12 flex-1" />
          </>
        )}
      </div>
    </div>
  );
}
