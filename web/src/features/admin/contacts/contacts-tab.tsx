import type { ReceivedContact } from '@parpaing/contract/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getQueryClient } from '../../../entities/session/calls/query-client.ts';
import { useUser } from '../../../entities/session/use-user.ts';
import { formatAge, formatMoment } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { SegmentedLinks } from '../../../ui/tabs.tsx';
import { ListState } from '../list-state.tsx';
import { type ModerationChoice, moderationAddress } from '../moderation-choice.ts';
import { contactsQuery } from '../moderation-queries.ts';
import { MoreButton } from '../more-button.tsx';
import { AnswerDialog } from './answer-dialog.tsx';

const topics: Record<ReceivedContact['topic'], () => string> = {
  achat: m.contact_topic_achat,
  vente: m.contact_topic_vente,
  compte: m.contact_topic_compte,
  signalement: m.contact_topic_signalement,
  presse: m.contact_topic_presse,
  autre: m.contact_topic_autre,
};

export function ContactsTab({ choice: { mail } }: { choice: ModerationChoice }) {
  useUser();
  const query = useInfiniteQuery(contactsQuery(mail), getQueryClient());
  const requests = query.data?.pages.flatMap(({ items }) => items);
  const link = (filter: ModerationChoice['mail'], label: string) => ({
    to: moderationAddress({ tab: 'contacts', mail: filter }),
    label,
    isCurrent: mail === filter,
  });
  return (
    <section aria-label={m.moderation_contacts()}>
      <SegmentedLinks
        label={m.moderation_contacts()}
        links={[
          link('open', m.moderation_contacts_open()),
          link('answered', m.moderation_contacts_answered()),
        ]}
      />
      <div className="mt-4">
        {requests ? (
          <div className="rounded-2 border border-joint bg-surface">
            {requests.length === 0 && (
              <p className="px-5 py-6 text-ink-2">
                {mail === 'open' ? m.moderation_contacts_none() : m.moderation_contacts_none_answered()}
              </p>
            )}
            <ul className="divide-y divide-joint">
              {requests.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </ul>
          </div>
        ) : (
          <ListState isFetching={query.isFetching} onRetry={() => void query.refetch()} />
        )}
      </div>
      <MoreButton {...query} />
    </section>
  );
}

function RequestRow({ request }: { request: ReceivedContact }) {
  const { name, email, topic, message, createdAt, answer, answeredAt } = request;
  const [isAnswering, setIsAnswering] = useState(false);
  return (
    <li className="px-5 py-4">
      <div className="flex flex-col items-start justify-between gap-x-4 gap-y-3 md:flex-row">
        <div className="min-w-0 max-md:w-full">
          <p className="font-semibold break-words">{topics[topic]()}</p>
          <p className="text-13 break-words text-ink-2">
            {`${name}, ${email}, `}
            <span className="whitespace-nowrap">{formatAge(createdAt)}</span>
          </p>
          <p className="mt-2 max-w-[68ch] break-words whitespace-pre-line">{message}</p>
        </div>
        {!answeredAt && (
          <Button
            type="button"
            look="secondary"
            aria-label={m.moderation_answer_named({ name })}
            onClick={() => setIsAnswering(true)}
          >
            {m.moderation_answer()}
          </Button>
        )}
      </div>
      {answer && answeredAt && (
        <div className="mt-3 max-w-[68ch] border-l-2 border-joint pl-4">
          <p className="text-13 text-ink-2">{m.moderation_answered_at({ date: formatMoment(answeredAt) })}</p>
          <p className="break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
      {isAnswering && <AnswerDialog request={request} onClose={() => setIsAnswering(false)} />}
    </li>
  );
}
