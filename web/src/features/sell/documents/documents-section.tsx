import { limits } from '@parpaing/contract/limits';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Icon } from '../../../icons/icon.tsx';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import { formatFileSize } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { FileButton } from '../../../ui/file-button.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';
import { Section } from '../form/section.tsx';
import type { DocumentRow, FormValues } from '../form/values.ts';
import { findDocumentFault } from '../photos/check-file.ts';
import { type Upload, useUploads } from '../photos/use-uploads.ts';

export function DocumentsSection({ materialId }: { materialId: string }) {
  const { setValue, getValues, clearErrors, formState } = useFormContext<FormValues>();
  const rows = useWatch<FormValues, 'documents'>({ name: 'documents' });
  const [refusal, setRefusal] = useState<string>();
  const setRows = (changed: DocumentRow[]) => {
    setValue('documents', changed, { shouldDirty: true });
    clearErrors('documents');
  };
  const { uploads, start, retry, forget } = useUploads(
    { field: 'document', unreadable: m.form_document_unreadable },
    async (form, options) => {
      const { api } = await import('../../../entities/session/calls/api.ts');
      return api.upload('addMaterialDocument', form, { params: { id: materialId }, ...options });
    },
    (key, id) => setRows(getValues('documents').map((row) => (row.key === key ? { ...row, id } : row))),
  );

  function add(files: File[]) {
    const faults = files.flatMap((file) => findDocumentFault(file) ?? []);
    const accepted = files.filter((file) => !findDocumentFault(file));
    const fitting = accepted.slice(0, limits.documentsPerMaterial - rows.length);
    if (fitting.length < accepted.length) faults.push(m.form_document_too_many());
    setRefusal(faults.join(' ') || undefined);
    const added = fitting.map((file) => ({ file, row: toRow(file) }));
    setRows([...rows, ...added.map(({ row }) => row)]);
    for (const { file, row } of added) start(row.key, file);
  }

  function remove(key: string) {
    forget(key);
    setRows(rows.filter((row) => row.key !== key));
  }

  const rename = (key: string, title: string) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, title } : row)));

  const error = (formState.errors.documents?.message as string | undefined) ?? refusal;
  return (
    <Section
      id="documents-section"
      number={7}
      title={m.form_documents()}
      text={m.form_documents_text()}
      isOptional
      isTitledOnPhone
    >
      {rows.length > 0 && (
        <ul className="divide-y divide-joint rounded-2 border border-joint">
          {rows.map((row, index) => (
            <li key={row.key} className="px-3 py-2">
              <div className="flex items-center gap-2.5">
                <Icon name="file-text" size={20} className="flex-none" />
                <Input
                  type="text"
                  value={row.title}
                  onChange={(event) => rename(row.key, event.target.value)}
                  aria-label={m.form_document_title({ position: index + 1 })}
                  aria-invalid={row.title.trim() === '' && error !== undefined}
                  maxLength={limits.documentTitleLength}
                  size="small"
                  className="min-w-0 flex-1"
                />
                <span className="flex-none text-13 text-ink-2">
                  {m.form_document_size({ size: formatFileSize(row.bytes) })}
                </span>
                <IconButton
                  icon="x"
                  label={m.form_document_remove({ title: row.title })}
                  onClick={() => remove(row.key)}
                />
              </div>
              {!row.id && (
                <DocumentStatus row={row} upload={uploads[row.key]} onRetry={() => retry(row.key)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div>
        <div className="flex flex-wrap items-center gap-3">
          {rows.length < limits.documentsPerMaterial && (
            <FileButton
              id="documents"
              multiple
              accept="application/pdf"
              onFiles={add}
              aria-describedby="documents-rule"
              className="max-md:min-h-13"
            >
              <Icon name="plus" size={18} />
              {m.form_document_add()}
            </FileButton>
          )}
          <p id="documents-rule" className="text-13 text-ink-2">
            {m.form_document_rule({ count: rows.length })}
          </p>
        </div>
        <div role="alert">{error && <FieldError id="documents-error">{error}</FieldError>}</div>
      </div>
    </Section>
  );
}

const toRow = ({ name, size }: File): DocumentRow => ({
  key: newUuid(),
  id: null,
  title: name.replace(/\.pdf$/i, '').slice(0, limits.documentTitleLength),
  bytes: size,
});

interface DocumentStatusProps {
  row: DocumentRow;
  upload: Upload | undefined;
  onRetry: () => void;
}

function DocumentStatus({ row, upload, onRetry }: DocumentStatusProps) {
  if (upload?.failure === undefined) {
    return (
      <ProgressBar
        share={upload?.progress ?? 0}
        label={m.form_document_progress({ title: row.title })}
        className="mt-1.5 w-full"
      />
    );
  }
  return (
    <p role="alert" className="mt-1 text-13 font-medium text-negative">
      {`${upload.failure} `}
      {upload.canRetry && (
        <LinkButton className="min-h-0! text-negative" onClick={onRetry}>
          {m.error_retry()}
        </LinkButton>
      )}
    </p>
  );
}
