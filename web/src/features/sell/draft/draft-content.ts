import type { CallAnswer } from '@parpaing/contract/calls';
import type { DraftInput } from '@parpaing/contract/schemas';
import { emptyValues, type FormValues } from '../form/values.ts';

type Draft = NonNullable<CallAnswer<'readMyMaterial'>['draft']>;
type Material = NonNullable<CallAnswer<'readMyMaterial'>['material']>;

/** What the form keeps on the server, whose shape only the form knows; lists of drafts read the title. */
export interface DraftContent {
  title: string;
  values: FormValues;
  base: FormValues | null;
  saveId: string;
}

export function toDraft(
  content: DraftContent,
  { version, baseVersion }: Pick<DraftInput, 'version' | 'baseVersion'>,
): DraftInput {
  const idsOf = (rows: { id: string | null }[]) => rows.flatMap(({ id }) => id ?? []);
  return {
    content: { ...content },
    version,
    baseVersion,
    pictureIds: idsOf(content.values.pictures),
    documentIds: idsOf(content.values.documents),
  };
}

export function readDraft({ content, pictures, documents }: Draft, material: Material | null) {
  const { values, base, saveId } = content as Partial<DraftContent>;
  const restored: FormValues = { ...emptyValues('negoce'), ...values };
  const known = new Set(
    [...pictures, ...documents, ...(material?.pictures ?? []), ...(material?.documents ?? [])].map(
      ({ id }) => id,
    ),
  );
  const keepKnown = <Row extends { id: string | null }>(rows: Row[]) =>
    rows.filter(({ id }) => id !== null && known.has(id));
  return {
    values: {
      ...restored,
      pictures: keepKnown(restored.pictures),
      documents: keepKnown(restored.documents),
    },
    base: base ?? null,
    saveId,
  };
}
