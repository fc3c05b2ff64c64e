import type { ModerationReason } from '@parpaing/contract/moderation';
import { pages } from '@parpaing/contract/pages';
import type { Dashboard } from '@parpaing/contract/schemas';
import type { SellerTask } from '@parpaing/contract/units';
import { Link } from 'react-router';
import { reasonNames } from '../../../entities/report/reason-names.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { IconName } from '../../../icons/icon-names.ts';
import * as m from '../../../paraglide/messages.js';
import { Panel } from '../../../ui/panel.tsx';
import {
  countDrafts,
  countHidden,
  countOutOfStockMaterials,
  countToConfirm,
  countUnanswered,
  countUnread,
  countWithoutPhoto,
} from '../counts.ts';

interface TaskLook {
  icon: IconName;
  describe: (count: number) => string;
  /** Where several are dealt with, and where a single one is. */
  all: string;
  one: (id: string) => string;
}

const taskLooks: Record<SellerTask, TaskLook> = {
  hidden: {
    icon: 'eye-off',
    describe: countHidden,
    all: `${pages.myMaterials}?status=en_pause`,
    one: pages.editMaterial,
  },
  unanswered: {
    icon: 'message-square-reply',
    describe: countUnanswered,
    all: pages.messages,
    one: pages.conversation,
  },
  outOfStock: {
    icon: 'package-x',
    describe: countOutOfStockMaterials,
    all: `${pages.myMaterials}?sort=stock`,
    one: pages.editMaterial,
  },
  withoutPhoto: {
    icon: 'image-off',
    describe: countWithoutPhoto,
    all: pages.myMaterials,
    one: pages.editMaterial,
  },
  toConfirm: {
    icon: 'calendar-clock',
    describe: countToConfirm,
    all: `${pages.myMaterials}?sort=confirmed`,
    one: () => `${pages.myMaterials}?sort=confirmed`,
  },
  drafts: {
    icon: 'file-pen',
    describe: countDrafts,
    all: `${pages.myMaterials}?status=brouillon`,
    one: pages.editMaterial,
  },
};

interface NextStepsProps {
  tasks: Dashboard['tasks'];
  unreadCount: number;
}

export function NextSteps({ tasks, unreadCount }: NextStepsProps) {
  const isNothingLeft = tasks.length === 0 && unreadCount === 0;
  return (
    <Panel id="next-steps" title={m.next_steps_title()}>
      {isNothingLeft && <p className="text-ink-2">{m.next_steps_none()}</p>}
      <ul className="-my-2 divide-y divide-joint">
        {unreadCount > 0 && (
          <Step
            to={`${pages.messages}?filter=non_lus`}
            icon="message-square"
            text={countUnread(unreadCount)}
          />
        )}
        {tasks.map(({ kind, count, ids: [id], reason, message }) => {
          const { icon, describe, all, one } = taskLooks[kind];
          return (
            <Step
              key={kind}
              to={count === 1 && id ? one(id) : all}
              icon={icon}
              text={describe(count)}
              note={count === 1 && reason ? describeWhy(reason, message) : undefined}
            />
          );
        })}
      </ul>
    </Panel>
  );
}

function describeWhy(code: ModerationReason, message: string | null): string {
  const reason = reasonNames[code]().toLocaleLowerCase();
  return message ? m.next_hidden_message({ reason, message }) : m.next_hidden_why({ reason });
}

interface StepProps {
  to: string;
  icon: IconName;
  text: string;
  note?: string;
}

function Step({ to, icon, text, note }: StepProps) {
  return (
    <li>
      <Link to={to} className="flex min-h-13 items-center gap-3 py-2 hover:underline">
        <Icon name={icon} size={20} className="flex-none text-ink-2" />
        <span className="flex-1">
          {text}
          {note && <span className="block text-13 text-ink-2 wrap-anywhere">{note}</span>}
        </span>
        <Icon name="chevron-right" size={18} className="flex-none text-ink-3" />
      </Link>
    </li>
  );
}
