import type { ReportDetail } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import { Icon } from '../../../icons/icon.tsx';
import { formatMoment } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

export function ReportedMessages({ messages }: Pick<ReportDetail, 'messages'>) {
  return (
    <section className="p-4 md:px-6 md:py-5">
      <h3 className="font-text text-17 leading-6 font-semibold tracking-normal">{m.moderation_messages()}</h3>
      <ol className="mt-3 grid gap-2">
        {messages.map(({ id, author: name, isSeller, isReported, text, createdAt }) => (
          <li key={id} className={clsx('rounded-2 p-3', isReported ? 'bg-negative-tint' : 'bg-page')}>
            <p className="flex flex-wrap justify-between gap-x-3 text-13">
              <b className="font-semibold">
                {isSeller ? m.moderation_role_seller({ name }) : m.moderation_role_buyer({ name })}
              </b>
              <span className="flex items-center gap-1.5 text-ink-2">
                {isReported && (
                  <span className="inline-flex items-center gap-1 font-semibold text-negative">
                    <Icon name="flag" size={14} />
                    {m.moderation_message_reported()}
                  </span>
                )}
                {formatMoment(createdAt)}
              </span>
            </p>
            <p className="mt-1 break-words whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
