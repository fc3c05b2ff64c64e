import { clsx } from 'clsx';
import { CircleCheck, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { LinkButton, TextLink } from './text-link.tsx';

interface InlineNoticeProps {
  text: string;
  action: { to: string; label: string } | { onClick: () => void; label: string; isBusy?: boolean };
}

export function InlineNotice({ text, action }: InlineNoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2 border border-joint bg-surface px-5 py-4">
      <p>{text}</p>
      {'to' in action ? (
        <TextLink to={action.to} className="inline-flex min-h-11 items-center">
          {action.label}
        </TextLink>
      ) : (
        <LinkButton aria-disabled={action.isBusy} onClick={() => !action.isBusy && action.onClick()}>
          {action.label}
        </LinkButton>
      )}
    </div>
  );
}

const tones = {
  warning: { bar: 'bg-(--warning-tint)', icon: 'text-(--warning)' },
  info: { bar: 'bg-plan-tint', icon: 'text-plan' },
};

interface NoticeBarProps {
  tone: keyof typeof tones;
  icon: LucideIcon;
  /** One button or link. */
  action?: ReactNode;
  children: ReactNode;
}

export function NoticeBar({ tone, icon: Icon, action, children }: NoticeBarProps) {
  const { bar, icon } = tones[tone];
  return (
    <div className={clsx('flex flex-wrap items-center gap-3 rounded-2 px-4 py-2.5', bar)}>
      <Icon size={20} strokeWidth={1.75} className={clsx('flex-none', icon)} aria-hidden="true" />
      <p className="min-w-48 flex-1">{children}</p>
      {action}
    </div>
  );
}

export function SuccessNote({ className, children, ...props }: ComponentProps<'p'>) {
  return (
    <p className={clsx('success-note flex items-start gap-2', className)} {...props}>
      <CircleCheck size={20} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
