import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { draftPrefix, tryStorage } from '../browser/storage.ts';

interface Draft<Field extends string = string> {
  name: string;
  fields: readonly Field[];
}

/** Restored once, and only where nothing was typed yet; what was typed before hydration is saved. */
export function useDraft<Values extends FieldValues>(
  { getValues, setValue, subscribe }: UseFormReturn<Values>,
  draft: Draft<Path<Values>>,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only.
  useEffect(() => {
    const saved = readDraft(draft);
    for (const field of draft.fields) {
      if (saved[field] && !getValues(field)) setValue(field, saved[field]);
    }
    const save = () => writeDraft(draft, getValues);
    save();
    return subscribe({ formState: { values: true }, callback: save });
  }, []);
}

export function removeDraft(draft: Draft) {
  tryStorage(() => sessionStorage.removeItem(getKey(draft)));
}

// biome-ignore lint/suspicious/noExplicitAny: what was saved, in the shape of the form's values.
export function readDraft(draft: Draft): Record<string, any> {
  try {
    return JSON.parse(sessionStorage.getItem(getKey(draft)) ?? 'null') ?? {};
  } catch {
    return {};
  }
}

export function writeDraft<Field extends string>(draft: Draft<Field>, read: (field: Field) => unknown) {
  const saved = Object.fromEntries(draft.fields.map((field) => [field, read(field)]));
  tryStorage(() => sessionStorage.setItem(getKey(draft), JSON.stringify(saved)));
}

const getKey = ({ name }: Draft) => draftPrefix + name;
