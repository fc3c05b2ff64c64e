import { draftPrefix } from '../browser/storage.ts';

interface Draft {
  name: string;
  /** What takes time to write. */
  fields: readonly string[];
}

/** What is being written outlives a reload or a detour, as long as the tab. Gives the means to stop. */
export function keepDraft(form: HTMLFormElement, draft: Draft): () => void {
  const kept = readDraft(draft);
  for (const field of draft.fields) {
    const value = kept[field];
    if (value) restore(form.elements.namedItem(field), value);
  }
  const keep = () => writeDraft(draft, new FormData(form));
  form.addEventListener('input', keep);
  return () => form.removeEventListener('input', keep);
}

export function forgetDraft(draft: Draft) {
  try {
    sessionStorage.removeItem(keyOf(draft));
  } catch {
    // Nothing was kept.
  }
}

/** Even one that was emptied. */
export function hasDraft(draft: Draft): boolean {
  try {
    return sessionStorage.getItem(keyOf(draft)) !== null;
  } catch {
    return false;
  }
}

/** As if it were typed or chosen, so that whoever follows the field learns of it. What it holds already stays. */
function restore(field: RadioNodeList | Element | null, value: string) {
  if (field instanceof RadioNodeList) {
    for (const radio of field) {
      if (radio instanceof HTMLInputElement && radio.value === value) radio.click();
    }
    return;
  }
  const input = field as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null;
  if (!input || input.value) return;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function readDraft(draft: Draft): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(draft)) ?? 'null') ?? {};
  } catch {
    return {};
  }
}

function writeDraft(draft: Draft, data: FormData) {
  try {
    const kept = Object.fromEntries(draft.fields.map((field) => [field, data.get(field)]));
    sessionStorage.setItem(keyOf(draft), JSON.stringify(kept));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

const keyOf = ({ name }: Draft) => draftPrefix + name;
