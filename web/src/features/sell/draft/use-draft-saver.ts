import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { saveDraft } from '../../../entities/material/selling-queries.ts';
import { readUser } from '../../../entities/session/stored-user.ts';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import type { OpenedForm } from '../form/open-form.ts';
import { findMine } from '../form/open-form.ts';
import type { FormValues } from '../form/values.ts';
import { readDraft, toDraft } from './draft-content.ts';
import { DraftSaver } from './draft-saver.ts';

export interface Target {
  base: FormValues | null;
  version: number | null;
}

export function useDraftSaver(
  { id, draft }: OpenedForm,
  form: UseFormReturn<FormValues>,
  getTarget: () => Target,
) {
  const [saver] = useState(() => {
    const owner = readUser()?.id;
    return new DraftSaver({
      isOwner: () => readUser()?.id === owner,
      version: draft?.version ?? 0,
      savedAt: draft?.savedAt,
      newId: newUuid,
      send({ version, saveId }) {
        const values = form.getValues();
        const target = getTarget();
        const content = { title: values.title, values, base: target.base, saveId };
        return saveDraft(id, toDraft(content, { version, baseVersion: target.version }));
      },
      async read() {
        const opened = await findMine(id);
        if (!opened?.draft) return null;
        return { ...opened.draft, saveId: readDraft(opened.draft, opened.material).saveId };
      },
    });
  });
  const state = useSyncExternalStore(saver.subscribe, saver.getState);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and the saver live as long as the page.
  useEffect(() => {
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: () => saver.change() });
    const saveOnHide = () => saver.saveAtOnce();
    function askBeforeUnload(event: BeforeUnloadEvent) {
      if (saver.hasUnsaved()) event.preventDefault();
    }
    // Phones may end a page in the background without telling it.
    const saveWhenHidden = () => document.hidden && saver.saveAtOnce();
    document.addEventListener('visibilitychange', saveWhenHidden);
    addEventListener('pagehide', saveOnHide);
    addEventListener('beforeunload', askBeforeUnload);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', saveWhenHidden);
      removeEventListener('pagehide', saveOnHide);
      removeEventListener('beforeunload', askBeforeUnload);
    };
  }, []);

  return { saver, state };
}
