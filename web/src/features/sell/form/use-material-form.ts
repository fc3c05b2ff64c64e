import { ApiError } from '@parpaing/contract/call-errors';
import { pages } from '@parpaing/contract/pages';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { saveMyMaterial } from '../../../entities/material/selling-queries.ts';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { notify } from '../../../ui/toast/notify.ts';
import { listAttributes } from '../category/form-categories.ts';
import { compareVersions } from '../conflict/compare-versions.ts';
import type { Conflict } from '../conflict/conflict-dialog.tsx';
import { readDraft } from '../draft/draft-content.ts';
import { type Target, useDraftSaver } from '../draft/use-draft-saver.ts';
import { describeFault } from './describe-fault.ts';
import { findMine, type OpenedForm } from './open-form.ts';
import { toFormField, toMaterialInput } from './to-input.ts';
import { leaveSteps } from './use-steps.ts';
import { type FormValues, valuesOf } from './values.ts';

export function useMaterialForm(opened: OpenedForm) {
  const { id, categories } = opened;
  const navigate = useNavigate();
  const [status, setStatus] = useState(opened.material?.status ?? 'brouillon');
  const [conflict, setConflict] = useState(() => findConflictOfDraft(opened));
  const target = useRef<Target>({
    base: opened.material && !conflict ? valuesOf(opened.material) : opened.base,
    version: conflict ? opened.baseVersion : (opened.material?.version ?? null),
  });
  /** What is for sale without a photo, by an import, may stay so. */
  const needsPhoto = status === 'brouillon' && !opened.material?.hiddenReason;

  const form = useSchemaForm<FormValues>({
    defaultValues: opened.values,
    // Fields of another category or of a delivery that is switched off keep what was typed.
    shouldUnregister: false,
    schema: ({ CreateMaterialInput }) => CreateMaterialInput,
    toInput: (values) => ({
      ...toMaterialInput(values, listAttributes(categories, values.categorySlug)),
      id,
      publish: needsPhoto,
    }),
    toField: toFormField,
    describe: describeFault,
  });
  const { saver, state } = useDraftSaver(opened, form, () => target.current);

  async function submit(values: FormValues) {
    const unsent = (['pictures', 'documents'] as const).find((name) =>
      values[name].some((row) => row.id === null),
    );
    if (unsent) {
      const message = unsent === 'pictures' ? m.form_photos_unfinished() : m.form_documents_wrong();
      return form.setError(unsent, { message });
    }
    const input = toMaterialInput(values, listAttributes(categories, values.categorySlug));
    const { version } = target.current;
    await saver.suspend();
    try {
      const saved = version
        ? await callApi('updateMaterial', {
            params: { id },
            body: { ...input, version, publish: needsPhoto },
          })
        : await callApi('createMaterial', { body: { ...input, id, publish: true } });
      saveMyMaterial(saved);
      const describe = needsPhoto ? m.form_published : m.form_saved;
      notify({ message: describe({ title: saved.title }), type: 'positive' });
      // What is not for sale has no page of its own.
      const page =
        saved.status === 'publie' ? pages.material(id) : `${pages.myMaterials}?status=${saved.status}`;
      await leaveSteps();
      await navigate(page, { replace: true });
    } catch (error) {
      saver.resume();
      if (error instanceof ApiError && error.status === 409 && (await showConflict(values))) return;
      throw renameFaults(error);
    }
  }

  async function showConflict(mine: FormValues): Promise<boolean> {
    const current = (await findMine(id))?.material;
    if (!current || current.version === target.current.version) return false;
    const theirs = valuesOf(current);
    setStatus(current.status);
    setConflict({ base: target.current.base ?? opened.values, theirs, mine, version: current.version });
    return true;
  }

  function merge(merged: FormValues) {
    if (!conflict) return;
    target.current = { base: conflict.theirs, version: conflict.version };
    form.reset(merged, { keepDefaultValues: true });
    setConflict(undefined);
    notify({ message: m.form_conflict_applied(), type: 'info' });
    void resumeSaving();
  }

  async function resumeSaving() {
    const draft = (await findMine(id))?.draft;
    await saver.overwrite(draft?.version ?? 0);
  }

  async function takeOtherDraft() {
    const current = await findMine(id);
    if (!current?.draft) {
      if (!(await showConflict(form.getValues()))) await saver.overwrite(0);
      return;
    }
    const { values, base } = readDraft(current.draft, current.material);
    target.current = { base, version: current.draft.baseVersion };
    form.reset(values, { keepDefaultValues: true });
    saver.adopt(current.draft);
  }

  async function keepThisDraft() {
    const current = await findMine(id);
    if (!current?.draft && (await showConflict(form.getValues()))) return;
    await saver.overwrite(current?.draft?.version ?? 0);
  }

  async function discardDraft() {
    if (!opened.material) return;
    await saver.suspend();
    try {
      await callApi('deleteDraft', { params: { id } });
      const current = (await findMine(id))?.material ?? opened.material;
      target.current = { base: valuesOf(current), version: current.version };
      form.reset(valuesOf(current), { keepDefaultValues: true });
      saver.adopt({ version: 0, updatedAt: undefined });
    } finally {
      saver.resume();
    }
  }

  return {
    form,
    saver,
    state,
    status,
    needsPhoto,
    submit,
    conflict,
    merge,
    closeConflict: () => setConflict(undefined),
    takeOtherDraft,
    keepThisDraft,
    discardDraft,
  };
}

function findConflictOfDraft({
  material,
  draft,
  base,
  baseVersion,
  values,
}: OpenedForm): Conflict | undefined {
  if (!material || !draft || !base || baseVersion === material.version) return undefined;
  const conflict = { base, theirs: valuesOf(material), mine: values, version: material.version };
  return compareVersions(conflict).length > 0 ? conflict : undefined;
}

function renameFaults(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.answer.details) return error;
  const details = error.answer.details.map((detail) => ({ ...detail, field: toFormField(detail.field) }));
  return new ApiError(error.status, { ...error.answer, details }, error.retryAfter);
}
