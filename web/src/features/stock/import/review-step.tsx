import type { Import, ImportCheck } from '@parpaing/contract/schemas';
import { type ReactNode, useId, useState } from 'react';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { Icon } from '../../../icons/icon.tsx';
import { formatFileSize, formatNumber } from '../../../lib/format/format.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { DialogActions, DialogBody } from '../../../ui/dialog.tsx';
import { CheckField } from '../../../ui/form/check-field.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';
import { BadLines } from './bad-lines.tsx';
import { ColumnsSection } from './columns-section.tsx';
import { countNew, describeCreated, describeUpdated } from './counts.ts';
import { refreshImports, setImport } from './import-queries.ts';

interface ReviewStepProps {
  file: Import;
  check: ImportCheck;
  isPublished: boolean;
  onPublish: (isPublished: boolean) => void;
  onRestart: () => void;
}

export function ReviewStep({ file, check, isPublished, onPublish, onRestart }: ReviewStepProps) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const publishId = useId();
  const good = check.created + check.updated;
  const { published: withoutPhoto } = countNew(check, isPublished);
  const isTooMany = check.created > check.room;

  async function run(change: () => Promise<Import>) {
    if (isSending) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      setImport(await change());
    } catch (error) {
      setFailure(describeFailure(error));
      // The answer may be lost and the import begun.
      await refreshImports();
    } finally {
      setIsSending(false);
    }
  }

  const params = { id: file.id };
  const confirm = () => run(() => callApi('confirmImport', { params, body: { publish: isPublished } }));
  const checkAgain = (targets: (string | null)[]) =>
    run(() => callApi('mapImport', { params, body: { targets } }));
  const problem =
    failure ??
    file.failure ??
    (isTooMany
      ? m.import_no_room({ room: formatNumber(check.room), count: formatNumber(check.created) })
      : undefined);

  return (
    <>
      <DialogBody>
        <FormFailure>{problem}</FormFailure>
        <FileCard file={file} check={check} onRestart={onRestart} />
        <CheckBar check={check} />
        <Counts check={check} />
        {check.created > 0 && (
          <CheckField
            id={publishId}
            label={m.import_publish()}
            hint={m.import_publish_hint()}
            checked={isPublished}
            onChange={({ target }) => onPublish(target.checked)}
            className="mt-3"
          />
        )}
        {withoutPhoto > 0 && <p className="mt-2 text-13 text-ink-2">{describeWithoutPhoto(withoutPhoto)}</p>}
        {check.bad > 0 && <BadLines file={file} check={check} />}
        <ColumnsSection check={check} onCheck={checkAgain} />
      </DialogBody>
      <DialogActions className="md:items-center">
        <p className="flex-1 text-13 text-ink-2 max-md:order-1 max-md:flex-none">{describeRest(good)}</p>
        <Button type="button" look="secondary" onClick={onRestart}>
          {m.import_restart()}
        </Button>
        {good > 0 && !isTooMany && (
          <Button type="button" aria-disabled={isSending} onClick={() => void confirm()}>
            {good === 1 ? m.import_submit_one() : m.import_submit({ count: formatNumber(good) })}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

const describeWithoutPhoto = (count: number) =>
  count === 1 ? m.import_without_photo_one() : m.import_without_photo({ count: formatNumber(count) });

function describeRest(good: number): string {
  if (good === 0) return m.import_nothing_to_save();
  return good === 1 ? m.import_nothing_saved_one() : m.import_nothing_saved({ count: formatNumber(good) });
}

const separators = { ';': m.import_semicolon, ',': m.import_comma, '\t': m.import_tab };
const encodings = { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'windows-1252': 'Windows-1252' };

function FileCard({ file, check, onRestart }: Pick<ReviewStepProps, 'file' | 'check' | 'onRestart'>) {
  const format = {
    size: formatFileSize(file.bytes),
    separator: separators[check.separator](),
    encoding: encodings[check.encoding],
  };
  return (
    <div className="flex items-center gap-x-3.5 rounded-2 border border-joint bg-page p-4 max-md:flex-wrap">
      <Icon name="file-spreadsheet" size={24} strokeWidth={1.5} className="flex-none text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{file.fileName}</p>
        <p className="text-13 text-ink-2">
          {check.lines === 1
            ? m.import_format_one(format)
            : m.import_format({ ...format, lines: formatNumber(check.lines) })}
        </p>
      </div>
      <LinkButton
        className="font-semibold no-underline max-md:basis-full max-md:pl-9.5 max-md:text-left"
        onClick={onRestart}
      >
        {m.import_change_file()}
      </LinkButton>
    </div>
  );
}

function CheckBar({ check: { lines, bad } }: { check: ImportCheck }) {
  const count = { done: formatNumber(lines), total: formatNumber(lines) };
  return (
    <>
      <div className="mt-4 mb-2 flex justify-between gap-4 text-13">
        <span className="font-semibold">{m.import_checked()}</span>
        <span className="text-ink-2">{lines === 1 ? m.import_line_of(count) : m.import_lines_of(count)}</span>
      </div>
      <svg
        className="block h-2 w-full rounded-1"
        viewBox="0 0 1000 8"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="fill-positive" width={1000} height={8} />
        {bad > 0 && (
          <>
            <rect className="fill-raised" x={badStart(lines, bad) - 2} width={1000} height={8} />
            <rect className="fill-negative" x={badStart(lines, bad)} width={1000} height={8} />
          </>
        )}
      </svg>
    </>
  );
}

/** Even one bad line of thousands is seen. */
const badStart = (lines: number, bad: number) => Math.max(0, Math.min(990, 1000 * (1 - bad / lines)));

function Counts({ check }: { check: ImportCheck }) {
  const { created, updated, unchanged, bad } = check;
  const good = created + updated;
  const details = [
    created > 0 && describeCreated(created),
    updated > 0 && describeUpdated(updated),
    unchanged > 0 && m.import_unchanged({ count: formatNumber(unchanged) }),
  ].filter((part) => part !== false);
  return (
    <div className="mt-3 grid rounded-2 border border-joint md:grid-cols-2">
      <Count
        icon={<Icon name="circle-check" size={22} className="mt-1 flex-none text-positive" />}
        title={
          good === 0
            ? m.import_ready_none()
            : good === 1
              ? m.import_ready_one()
              : m.import_ready({ count: formatNumber(good) })
        }
        text={details.join(', ')}
      />
      <Count
        icon={
          <Icon
            name="circle-exclamation-point"
            size={22}
            className={bad > 0 ? 'mt-1 flex-none text-negative' : 'mt-1 flex-none text-ink-3'}
          />
        }
        title={
          bad === 0
            ? m.import_bad_none()
            : bad === 1
              ? m.import_bad_one()
              : m.import_bad({ count: formatNumber(bad) })
        }
        text={
          bad === 0 ? m.import_bad_none_text() : bad === 1 ? m.import_bad_text_one() : m.import_bad_text()
        }
        className="border-joint max-md:border-t md:border-l"
      />
    </div>
  );
}

interface CountProps {
  icon: ReactNode;
  title: string;
  text: string;
  className?: string;
}

function Count({ icon, title, text, className = '' }: CountProps) {
  return (
    <div className={`flex gap-3 px-5 py-4 ${className}`}>
      {icon}
      <div className="min-w-0">
        <p className="text-24 font-semibold">{title}</p>
        {text && <p className="text-13 text-ink-2">{text}</p>}
      </div>
    </div>
  );
}
