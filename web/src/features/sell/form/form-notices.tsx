import { pages } from '@parpaing/contract/pages';
import { clsx } from 'clsx';
import { reasonNames } from '../../../entities/report/reason-names.ts';
import { formatMoment } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { InlineNotice, NoticeBar } from '../../../ui/inline-notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { OpenedForm } from './open-form.ts';

interface FormNoticesProps {
  opened: OpenedForm;
  isConflict: boolean;
  isDraftShown: boolean;
  isFirstStep: boolean;
  onTakeOther: () => void;
  onKeepThis: () => void;
  onDiscard: () => void;
}

export function FormNotices(props: FormNoticesProps) {
  const { opened, isConflict, isDraftShown, isFirstStep, onTakeOther, onKeepThis, onDiscard } = props;
  const { latestDraft, draft, material } = opened;
  return (
    <>
      {isConflict && (
        <div
          role="alert"
          className="rounded-2 border border-joint bg-surplus-tint px-5 py-4 text-surplus max-md:mx-4 max-md:mt-4 md:mb-3"
        >
          <p className="font-medium">{m.form_draft_conflict()}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button type="button" look="secondary" onClick={onTakeOther}>
              {m.form_draft_take_theirs()}
            </Button>
            <Button type="button" look="ink" onClick={onKeepThis}>
              {m.form_draft_keep_mine()}
            </Button>
          </div>
        </div>
      )}
      {material?.hiddenReason && (
        <div className="max-md:px-4 max-md:pt-4 md:mb-3">
          <NoticeBar
            tone="warning"
            icon="eye-off"
            action={
              <TextLink to={`${pages.terms}#moderation`} className="inline-flex min-h-11 items-center">
                {m.form_hidden_appeal_link()}
              </TextLink>
            }
          >
            <strong className="block font-semibold">
              {m.form_hidden({ reason: reasonNames[material.hiddenReason]().toLocaleLowerCase() })}
            </strong>
            {material.hiddenMessage && (
              <span className="block">{m.form_hidden_message({ message: material.hiddenMessage })}</span>
            )}
            <span className={clsx(!isFirstStep && 'max-md:hidden')}>{m.form_hidden_appeal()}</span>
          </NoticeBar>
        </div>
      )}
      <div
        className={clsx(
          'grid gap-3 empty:hidden max-md:px-4 max-md:pt-4 md:mb-6',
          !isFirstStep && 'max-md:hidden',
        )}
      >
        {latestDraft && !isDraftShown && (
          <InlineNotice
            text={m.form_draft_other({
              date: formatMoment(latestDraft.updatedAt),
              title: latestDraft.title ?? m.form_draft_untitled(),
            })}
            action={{ to: `${pages.newMaterial}?draft=${latestDraft.id}`, label: m.form_draft_resume() }}
          />
        )}
        {material && draft && isDraftShown && (
          <InlineNotice
            text={m.form_draft_changes({ date: formatMoment(draft.savedAt) })}
            action={{ onClick: onDiscard, label: m.form_draft_discard() }}
          />
        )}
      </div>
    </>
  );
}
