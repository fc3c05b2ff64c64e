import { useRef } from 'react';
import * as m from '../../../paraglide/messages.js';
import { IconLink } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';
import type { DraftState } from '../draft/draft-saver.ts';
import { formatTime } from '../draft/draft-status.tsx';
import type { FormValues } from './values.ts';

export const steps = [
  { title: m.form_step_category, next: m.form_step_category },
  { title: m.form_step_attributes, next: m.form_next_attributes },
  { title: m.form_step_offer, next: m.form_next_offer },
  { title: m.form_step_place, next: m.form_next_place },
  { title: m.form_step_photos, next: m.form_next_photos },
] as const;

const stepFields: (keyof FormValues)[][] = [
  ['categorySlug', 'title', 'condition', 'description'],
  ['attributes'],
  [
    'saleUnit',
    'content',
    'piecesPerM2',
    'priceHt',
    'vatRate',
    'stock',
    'minOrder',
    'reference',
    'availableUntil',
  ],
  ['place', 'pickup', 'availableInDays', 'delivery', 'deliveryInDays'],
  ['pictures', 'documents'],
];

export function listStepFields(step: number, { saleUnit }: FormValues): (keyof FormValues)[] {
  // The content is asked for once the unit is chosen.
  return (stepFields[step] ?? []).filter((field) => field !== 'content' || saleUnit !== '');
}

const menuId = 'form-steps';

interface StepHeaderProps {
  title: string;
  step: number;
  state: DraftState;
  leaveTo: string;
  onStep: (step: number) => void;
}

export function StepHeader({ title, step, state, leaveTo, onStep }: StepHeaderProps) {
  const menu = useRef<HTMLUListElement>(null);
  return (
    <div className="border-b border-joint bg-surface md:hidden">
      <div className="flex items-center gap-2 pt-2 pr-4 pl-1">
        <IconLink icon="x" to={leaveTo} label={m.form_leave()} />
        <p className="min-w-0 flex-1 truncate font-semibold">{title}</p>
        <span className="text-13 text-ink-2">{state.savedAt && formatTime(state.savedAt)}</span>
      </div>
      <div className="px-4 pt-1 pb-1">
        <div className="grid grid-cols-5 gap-1" aria-hidden="true">
          {steps.map(({ title: name }, index) => (
            <span key={name()} className={`h-1 rounded-1 ${index <= step ? 'bg-plan' : 'bg-joint'}`} />
          ))}
        </div>
        <div className="flex items-center justify-between gap-4 text-13">
          <span className="text-ink-2">{m.form_step({ step: step + 1, count: steps.length })}</span>
          <LinkButton popoverTarget={menuId}>{m.form_steps_all()}</LinkButton>
        </div>
      </div>
      <ul
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label={m.form_steps_label()}
        className="inset-x-4 top-24 bottom-auto m-0 w-auto rounded-2 border border-joint bg-raised p-2 text-ink shadow-(--shadow-menu)"
      >
        {steps.map(({ title: name }, index) => (
          <li key={name()}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => {
                menu.current?.hidePopover();
                onStep(index);
              }}
              className="min-h-11 w-full rounded-2 px-3 text-left hover:bg-sunken aria-[current=step]:bg-plan-tint aria-[current=step]:font-semibold"
            >
              {`${index + 1}. ${name()}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
