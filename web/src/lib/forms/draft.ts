import { draftPrefix, tryStorage } from '../browser/storage.ts';

interface Draft {
  name: string;
  fields: readonly string[];
}

export function saveDraftOnInput(form: HTMLFormElement, draft: Draft): () => void {
  const saved = readDraft(draft);
  for (const field of draft.fields) {
    const value = saved[field];
    if (value) restoreField(form.elements.namedItem(field), value);
  }
  const save = () => writeDraft(draft, new FormData(form));
  form.addEventListener('input', save);
  return () => form.removeEventListener('input', save);
}

export function removeDraft(draft: Draft) {
  tryStorage(() => sessionStorage.removeItem(getKey(draft)));
}

export function hasDraft(draft: Draft): boolean {
  return tryStorage(() => sessionStorage.getItem(getKey(draft))) !== null;
}

/** Dispatches events as typing does, so that scripts which listen to the field run. */
function restoreField(field: RadioNodeList | Element | null, value: string) {
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
    return JSON.parse(sessionStorage.getItem(getKey(draft)) ?? 'null') ?? {};
  } catch {
    return {};
  }
}

function writeDraft(draft: Draft, data: FormData) {
  const saved = Object.fromEntries(draft.fields.map((field) => [field, data.get(field)]));
  tryStorage(() => sessionStorage.setItem(getKey(draft), JSON.stringify(saved)));
}

const getKey = ({ name }: Draft) => draftPrefix + name;
