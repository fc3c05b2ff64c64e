interface Draft {
  key: string;
  /** What takes time to write. */
  fields: readonly string[];
}

/** What is being written outlives a reload or a detour, as long as the tab. Gives the means to stop. */
export function keepDraft(form: HTMLFormElement, { key, fields }: Draft): () => void {
  const draft = readDraft(key);
  for (const name of fields) {
    const value = draft[name];
    if (value) restore(form.elements.namedItem(name), value);
  }
  const keep = () => writeDraft(key, pick(new FormData(form), fields));
  form.addEventListener('input', keep);
  return () => form.removeEventListener('input', keep);
}

export function forgetDraft({ key }: Draft) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
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

function pick(data: FormData, fields: readonly string[]) {
  return Object.fromEntries(fields.map((name) => [name, data.get(name)]));
}

function readDraft(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? {};
  } catch {
    return {};
  }
}

function writeDraft(key: string, draft: object) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
