import type { CategoryForm } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../../ui/dialog.tsx';
import { ChoiceCard } from '../../../ui/form/choice.tsx';
import type { FormValues } from '../form/values.ts';
import { findThumbnail } from '../photos/thumbnail.ts';
import { compareVersions, mergeVersions, type PartName, type Side } from './compare-versions.ts';
import { describePart, namePart } from './describe-part.ts';

export interface Conflict {
  base: FormValues;
  theirs: FormValues;
  mine: FormValues;
  version: number;
}

interface ConflictDialogProps {
  conflict: Conflict;
  categories: CategoryForm[];
  onMerge: (merged: FormValues) => void;
  onClose: () => void;
}

export function ConflictDialog({ conflict, categories, onMerge, onClose }: ConflictDialogProps) {
  const differences = compareVersions(conflict);
  const [sides, setSides] = useState<Partial<Record<PartName, Side>>>(() =>
    Object.fromEntries(
      differences.map(({ part, isMineChanged }) => [part, isMineChanged ? 'mine' : 'theirs']),
    ),
  );
  return (
    <Dialog title={m.form_conflict_title()} onClose={onClose}>
      <DialogBody className="grid gap-5">
        <p className="text-ink-2">
          {differences.length > 0 ? m.form_conflict_text() : m.form_conflict_none()}
        </p>
        {differences.map(({ part, isMineChanged }) => (
          <fieldset key={part} className="min-w-0 border-t border-joint pt-4">
            <legend className="float-left mb-1 w-full font-semibold">
              {namePart(part, categories, conflict.mine)}
            </legend>
            <p className="clear-both mb-2 text-13 text-ink-2">
              {m.form_conflict_before({ value: describePart(conflict.base, part, categories) })}
            </p>
            {part === 'pictures' && (
              <div className="mb-3">
                <Thumbnails values={conflict.base} />
              </div>
            )}
            <div className="grid gap-2 sm:grid-cols-2">
              {(['theirs', 'mine'] as const).map((side) => (
                <ChoiceCard key={side} className="flex gap-2.5">
                  <input
                    type="radio"
                    name={`side ${part}`}
                    checked={sides[part] === side}
                    onChange={() => setSides((known) => ({ ...known, [part]: side }))}
                    className="check mt-0.5"
                  />
                  <span className="min-w-0">
                    <span className="block text-13 text-ink-2">{nameSide(side, isMineChanged)}</span>
                    <span className="line-clamp-6 wrap-anywhere">
                      {describePart(conflict[side], part, categories)}
                    </span>
                    {part === 'pictures' && <Thumbnails values={conflict[side]} before={conflict.base} />}
                  </span>
                </ChoiceCard>
              ))}
            </div>
          </fieldset>
        ))}
      </DialogBody>
      <DialogActions>
        <Button type="button" onClick={() => onMerge(mergeVersions(conflict, sides))}>
          {m.form_conflict_apply()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** In the order of the page; one that was not there before has a frame. */
function Thumbnails({ values, before }: { values: FormValues; before?: FormValues }) {
  const known = before?.pictures.map(({ id }) => id);
  return (
    <span className="mt-2 flex flex-wrap gap-1.5">
      {values.pictures.map((row) => {
        const isNew = known !== undefined && !known.includes(row.id);
        const address = findThumbnail(row, undefined);
        return (
          <span key={row.key} className="relative block size-14 overflow-hidden rounded-1 bg-sunken">
            {address && (
              <img
                src={address}
                alt={row.alt || (isNew ? m.form_conflict_photo_new() : m.form_conflict_photo())}
                className={clsx(
                  'size-full object-cover',
                  isNew && 'outline-2 -outline-offset-2 outline-plan',
                )}
              />
            )}
          </span>
        );
      })}
    </span>
  );
}

function nameSide(side: Side, isMineChanged: boolean): string {
  if (side === 'theirs') return m.form_conflict_theirs();
  return isMineChanged ? m.form_conflict_mine() : m.form_conflict_unchanged();
}
