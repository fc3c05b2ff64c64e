import type { ImportCheck, ImportColumn } from '@parpaing/contract/schemas';
import { useId, useState } from 'react';
import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';
import { Icon } from '../../../icons/icon.tsx';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';
import { importFieldsQuery } from './import-queries.ts';

interface ColumnsSectionProps {
  check: ImportCheck;
  onCheck: (targets: (string | null)[]) => Promise<void>;
}

export function ColumnsSection({ check, onCheck }: ColumnsSectionProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { columns, missing, hasPhotoAddresses } = check;
  const known = formatNumber(columns.filter(({ target }) => target !== null).length);
  const all = formatNumber(columns.length);
  const ignored = describeIgnored(columns);
  return (
    <section className="mt-5 max-md:rounded-2 max-md:border max-md:border-joint max-md:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 max-md:hidden">
        <h3 className="font-text text-17 font-semibold">
          {m.import_columns()}{' '}
          <span className="text-13 font-normal text-ink-2">
            {[m.import_columns_known({ known, all }), ignored].filter(Boolean).join(', ')}
          </span>
        </h3>
        {!isEditing && (
          <LinkButton onClick={() => setIsEditing(true)}>{m.import_columns_change()}</LinkButton>
        )}
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex w-full items-center justify-between gap-4 text-left md:hidden"
      >
        <span>
          <span className="block font-semibold">{m.import_columns_title({ known, all })}</span>
          {ignored && <span className="block text-13 text-ink-2">{ignored}</span>}
        </span>
        <Icon name="chevron-down" size={20} className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div className={isOpen ? '' : 'max-md:hidden'}>
        {isEditing ? (
          <ColumnsForm columns={columns} onCheck={onCheck} onCancel={() => setIsEditing(false)} />
        ) : (
          <>
            <ColumnList columns={columns} />
            <LinkButton className="mt-2 md:hidden" onClick={() => setIsEditing(true)}>
              {m.import_columns_change()}
            </LinkButton>
          </>
        )}
      </div>
      {missing.length > 0 && (
        <p className="mt-3 rounded-2 bg-surplus-tint p-3 text-surplus">
          {m.import_missing_columns({ names: missing.join(', ') })}
        </p>
      )}
      {hasPhotoAddresses && (
        <p className="mt-3 rounded-2 bg-surplus-tint p-3 text-surplus">{m.import_photo_addresses()}</p>
      )}
    </section>
  );
}

function describeIgnored(columns: ImportColumn[]): string {
  const ignored = columns.filter(({ target }) => target === null);
  if (ignored.length === 0) return '';
  return ignored.length === 1
    ? m.import_ignored_one({ name: ignored[0]?.header ?? '' })
    : m.import_ignored({ count: formatNumber(ignored.length) });
}

function ColumnList({ columns }: { columns: ImportColumn[] }) {
  return (
    <ul className="mt-1 grid gap-x-6 md:grid-cols-3">
      {columns
        .filter(({ target }) => target !== null)
        .map(({ header, target, label }) => (
          <li key={target} className="flex items-center gap-2.5 border-b border-joint py-1.5">
            <span className="min-w-0 truncate rounded-1 bg-sunken px-1.5 py-0.5 text-13 font-medium">
              {header}
            </span>
            <Icon name="arrow-right" size={16} className="flex-none text-ink-3" />
            <span className="min-w-0 truncate">{label}</span>
          </li>
        ))}
    </ul>
  );
}

interface ColumnsFormProps {
  columns: ImportColumn[];
  onCheck: (targets: (string | null)[]) => Promise<void>;
  onCancel: () => void;
}

function ColumnsForm({ columns, onCheck, onCancel }: ColumnsFormProps) {
  const { data: fields = [] } = useMemberQuery(importFieldsQuery());
  const [targets, setTargets] = useState(columns.map(({ target }) => target));
  const id = useId();

  const choose = (index: number, target: string | null) =>
    setTargets(targets.map((former, at) => (at === index ? target : former === target ? null : former)));

  return (
    <form
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault();
        void onCheck(targets);
      }}
    >
      <p className="text-13 text-ink-2">{m.import_columns_text()}</p>
      <ul className="mt-3 grid gap-x-6 gap-y-3 md:grid-cols-2">
        {columns.map(({ header, sample }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headers may repeat, and columns never move.
          <li key={index} className="grid min-w-0 gap-1">
            <label htmlFor={`${id}-${index}`} className="flex min-w-0 items-baseline gap-2">
              <span className="sr-only">{m.import_column_of({ name: header })}</span>
              <span
                className="truncate rounded-1 bg-sunken px-1.5 py-0.5 text-13 font-medium"
                aria-hidden="true"
              >
                {header}
              </span>
              {sample && (
                <span className="truncate text-13 text-ink-2">
                  {m.import_columns_example({ value: sample })}
                </span>
              )}
            </label>
            <Select
              id={`${id}-${index}`}
              value={targets[index] ?? ''}
              onChange={({ target }) => choose(index, target.value || null)}
            >
              <option value="">{m.import_column_none()}</option>
              {fields.map(({ target, label }) => (
                <option key={target} value={target}>
                  {label}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button type="button" look="secondary" onClick={onCancel}>
          {m.import_cancel()}
        </Button>
        <Button look="ink">{m.import_columns_apply()}</Button>
      </div>
    </form>
  );
}
