const draftKey = 'contact-draft';
/** What takes time to write; name and address are the browser's to remember. */
const keptFields = ['topic', 'message'];

/** A ref of the form: what is being written outlives a reload or a detour, as long as the tab. */
export function keepDraft(form: HTMLFormElement | null) {
  if (!form) return;
  const draft = readDraft();
  for (const name of keptFields) {
    const field = form.elements.namedItem(name) as HTMLTextAreaElement | HTMLSelectElement;
    const value = draft[name];
    if (!value || field.value) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const keep = () => writeDraft(new FormData(form));
  form.addEventListener('input', keep);
  return () => form.removeEventListener('input', keep);
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing was kept.
  }
}

function readDraft(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? 'null') ?? {};
  } catch {
    return {};
  }
}

function writeDraft(data: FormData) {
  try {
    const draft = Object.fromEntries(keptFields.map((name) => [name, data.get(name)]));
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Without storage the message lasts as long as the page.
  }
}
