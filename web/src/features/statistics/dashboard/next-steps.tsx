import type { ModerationReason } from '@parpaing/contract/moderation';
import { pages } from '@parpaing/contract/pages';
import type { Dashboard } from '@parpaing/contract/schemas';
import type { SellerTask } from '@parpaing/contract/units';
import {
  CalendarClock,
  ChevronRight,
  EyeOff,
  FilePen,
  ImageOff,
  type LucideIcon,
  MessageSquare,
  MessageSquareReply,
  PackageX,
} from 'lucide-react';
import { Link } from 'react-router';
import { reasonNames } from '../../../entities/moderation/reason-names.ts';
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
  icon: LucideIcon;
  describe: (count: number) => string;
  /** Where several are dealt with, and where a single one is. */
  all: string;
  one: (id: string) => string;
}

const taskLooks: Record<SellerTask, TaskLook> = {
  hidden: {
    icon: EyeOff,
    describe: countHidden,
    all: `${pages.myMaterials}?status=en_pause`,
    one: pages.editMaterial,
  },
  unanswered: {
    icon: MessageSquareReply,
    describe: countUnanswered,
    all: pages.messages,
    one: pages.conversation,
  },
  outOfStock: {
    icon: PackageX,
    describe: countOutOfStockMaterials,
    all: `${pages.myMaterials}?sort=stock`,
    one: pages.editMaterial,
  },
  withoutPhoto: {
    icon: ImageOff,
    describe: countWithoutPhoto,
    all: pages.myMaterials,
    one: pages.editMaterial,
  },
  toConfirm: {
    icon: CalendarClock,
    describe: countToConfirm,
    all: `${pages.myMaterials}?sort=confirmed`,
    one: () => `${pages.myMaterials}?sort=confirmed`,
  },
  drafts: {
    icon: FilePen,
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
            icon={MessageSquare}
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
  icon: LucideIcon;
  text: string;
  note?: string;
}

function Step({ to, icon: Icon, text, note }: StepProps) {
  return (
    <li>
      <Link to={to} className="flex min-h-13 items-center gap-3 py-2 hover:underline">
        <Icon size={20} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden="true" />
        <span className="flex-1">
          {text}
          {note && <span className="block text-13 text-ink-2 wrap-anywhere">{note}</span>}
        </span>
        <ChevronRight size={18} strokeWidth={1.75} className="flex-none text-ink-3" aria-hidden="true" />
      </Link>
    </li>
  );
}
