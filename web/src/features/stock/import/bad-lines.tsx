import type { BadLine, Import, ImportCheck } from '@parpaing/contract/schemas';
import { useId, useState } from 'react';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { Icon } from '../../../icons/icon.tsx';
import { saveCsv } from '../../../lib/browser/save-file.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';

export function BadLines({ file, check }: { file: Import; check: ImportCheck }) {
  const { faults } = check;
  const titleId = useId();
  const isCut = new Set(faults.map(({ line }) => line)).size < check.bad;
  return (
    <section className="mt-5" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={titleId} className="font-text text-17 font-semibold">
          {m.import_bad_lines()}
        </h3>
        <BadLinesLink id={file.id} count={check.bad} />
      </div>
      <div className="mt-1 rounded-2 border border-joint max-md:hidden">
        <DataTable
          columns={listColumns()}
          rows={faults}
          keyOf={keyOf}
          labelledBy={titleId}
          className="whitespace-normal"
        />
      </div>
      <ul className="mt-1 rounded-2 border border-joint md:hidden" aria-labelledby={titleId}>
        {faults.map((fault) => (
          <li key={keyOf(fault)} className="border-joint px-4 py-3 not-first:border-t">
            <div className="flex items-center gap-2">
              <b className="font-semibold whitespace-nowrap">
                {m.import_line({ line: formatNumber(fault.line) })}
              </b>
              <span className="min-w-0 flex-1 truncate text-ink-2">{fault.column}</span>
              <Value value={fault.value} />
            </div>
            <p className="mt-0.5 text-ink-2">{fault.message}</p>
          </li>
        ))}
      </ul>
      {isCut && (
        <p className="mt-2 text-13 text-ink-2">{m.import_bad_more({ count: formatNumber(faults.length) })}</p>
      )}
    </section>
  );
}

const listColumns = (): Column<BadLine>[] => [
  { title: m.import_col_line(), isNumeric: true, render: ({ line }) => formatNumber(line) },
  {
    title: m.import_col_column(),
    render: ({ column }) => <span className="text-13 font-medium wrap-anywhere">{column}</span>,
  },
  { title: m.import_col_value(), render: ({ value }) => <Value value={value} /> },
  { title: m.import_col_why(), render: ({ message }) => message },
];

const keyOf = ({ line, column }: BadLine) => `${line} ${column}`;

function Value({ value }: { value: string }) {
  if (value === '') return <span className="text-13 text-ink-3">{m.import_empty_value()}</span>;
  return (
    <span
      title={value}
      className="inline-block max-w-40 truncate rounded-1 bg-negative-tint px-1.5 py-0.5 align-middle text-13 font-medium text-negative"
    >
      {value}
    </span>
  );
}

export function BadLinesLink({ id, count }: { id: string; count: number }) {
  const [failure, setFailure] = useState<string>();

  async function download() {
    setFailure(undefined);
    try {
      saveCsv(await callApi('readBadLines', { params: { id } }), 'lignes-a-corriger.csv');
    } catch (error) {
      setFailure(describeFailure(error));
    }
  }

  return (
    <div>
      <LinkButton className="inline-flex items-center gap-2" onClick={() => void download()}>
        <Icon name="download" size={18} />
        {count === 1 ? m.import_bad_download_one() : m.import_bad_download({ count: formatNumber(count) })}
      </LinkButton>
      <FormFailure>{failure}</FormFailure>
    </div>
  );
}
