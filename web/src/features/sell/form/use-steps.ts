import { pages } from '@parpaing/contract/pages';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { steps } from './steps.tsx';

/** The step is in the address: the Back button returns to the one before, and a reload stays in it. */
export function useSteps(id: string, isSaved: boolean) {
  const navigate = useNavigate();
  const { search: shownSearch, state } = useLocation();
  const step = readStep(shownSearch);
  const depth = readDepth(state);
  const previous: unknown = state?.previous;
  const shown = useRef(step);
  const wantedField = useRef<string>(undefined);

  // In the commit that shows the step: a later focus would take the keyboard from someone who types already.
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const field = wantedField.current;
    wantedField.current = undefined;
    if (field) focusField(document.getElementById(field));
    else document.getElementById('step-title')?.focus({ preventScroll: true });
  }, [step]);

  async function nameDraft() {
    const { pathname, search } = window.location;
    if (pathname !== pages.newMaterial || new URLSearchParams(search).get('draft') === id) return;
    const named = { search: buildSearch(readStep(search), id) };
    await navigate(named, { replace: true, preventScrollReset: true, state: { depth, previous } });
  }

  const nameSaved = useEffectEvent(() => void nameDraft());
  useEffect(() => {
    if (isSaved) nameSaved();
  }, [isSaved]);

  async function showStep(target: number, field?: string) {
    await nameDraft();
    wantedField.current = field;
    const draft = new URLSearchParams(window.location.search).get('draft');
    await navigate(
      { search: buildSearch(target, draft) },
      { preventScrollReset: field !== undefined, state: { depth: depth + 1, previous: step } },
    );
  }

  /** The way back that the Back button takes, when it leads there. */
  function showPrevious() {
    if (previous === step - 1) void navigate(-1);
    else void showStep(step - 1);
  }

  function showField(fieldId: string) {
    const field = document.getElementById(fieldId);
    const section = field?.closest<HTMLElement>('[data-step]');
    const isShown = !section || section.getClientRects().length > 0;
    if (isShown) focusField(field);
    else void showStep(Number(section.dataset.step), fieldId);
  }

  return { step, showStep, showPrevious, showField };
}

const popTimeoutMs = 500;

/** Back to the entry by which the form was opened: the page that replaces it leaves no step behind. */
export async function leaveSteps(): Promise<void> {
  const depth = readDepth(window.history.state?.usr);
  if (depth === 0) return;
  await new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
    setTimeout(resolve, popTimeoutMs);
    window.history.go(-depth);
  });
}

/** How many steps have been pushed since the form was opened. */
const readDepth = (state: { depth?: number } | null | undefined): number => state?.depth ?? 0;

export function focusField(field: HTMLElement | null) {
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

export function isSameForm(id: string, current: Location, next: Location): boolean {
  if (current.pathname !== next.pathname) return false;
  const params = new URLSearchParams(next.search);
  return params.get('draft') === id || dropStep(current.search) === dropStep(next.search);
}

function readStep(search: string): number {
  const index = Number(new URLSearchParams(search).get('step') ?? 1) - 1;
  return steps[index] ? index : 0;
}

function buildSearch(step: number, draft: string | null): string {
  const params = new URLSearchParams();
  if (draft) params.set('draft', draft);
  if (step > 0) params.set('step', String(step + 1));
  return params.toString();
}

function dropStep(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('step');
  return params.toString();
}
