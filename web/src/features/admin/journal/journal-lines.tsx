import type { ModerationAction } from '@parpaing/contract/moderation';
import { pages } from '@parpaing/contract/pages';
import type { LogEntry } from '@parpaing/contract/schemas';
import { reasonNames } from '../../../entities/report/reason-names.ts';
import { formatAge, formatMoment } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { TextLink } from '../../../ui/text-link.tsx';

const sentences: Record<ModerationAction, (inputs: { actor: string }) => string> = {
  hide_material: m.moderation_did_hide_material,
  restore_material: m.moderation_did_restore_material,
  edit_material: m.moderation_did_edit_material,
  reject_reports: m.moderation_did_reject_reports,
  warn_author: m.moderation_did_warn_author,
  verify_seller: m.moderation_did_verify_seller,
  refuse_verification: m.moderation_did_refuse_verification,
  read_document: m.moderation_did_read_document,
  change_material_limit: m.moderation_did_change_material_limit,
  answer_contact: m.moderation_did_answer_contact,
  grant_admin: m.moderation_did_grant_admin,
};

export function JournalLines({ entries }: { entries: LogEntry[] }) {
  return (
    <ol className="divide-y divide-joint">
      {entries.map((entry) => (
        <JournalLine key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function JournalLine({ entry: { actor, action, target, reason, note, createdAt } }: { entry: LogEntry }) {
  const why = [reason && reasonNames[reason](), note].filter(Boolean).join(' · ');
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 py-3">
      <time dateTime={createdAt} title={formatMoment(createdAt)} className="text-13 leading-6 text-ink-2">
        {formatAge(createdAt)}
      </time>
      <div className="min-w-0">
        <p className="break-words">
          {sentences[action]({ actor: actor ?? m.moderation_system() })} <Target target={target} />
        </p>
        {why && <p className="line-clamp-3 text-13 break-words text-ink-2">{why}</p>}
      </div>
    </li>
  );
}

function Target({ target: { kind, id, label } }: Pick<LogEntry, 'target'>) {
  if (kind === 'contact') return null;
  if (kind === 'user') return label;
  if (kind === 'seller') return <TextLink to={pages.publicProfile(id)}>{label}</TextLink>;
  const title = m.moderation_quote({ text: label });
  return kind === 'material' ? <TextLink to={pages.material(id)}>{title}</TextLink> : title;
}
