import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
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
  warning: { bar: 'bg-warning-tint', color: 'text-warning' },
  info: { bar: 'bg-plan-tint', color: 'text-plan' },
};

interface NoticeBarProps {
  tone: keyof typeof tones;
  icon: IconName;
  action?: ReactNode;
  children: ReactNode;
}

export function NoticeBar({ tone, icon, action, children }: NoticeBarProps) {
  const { bar, color } = tones[tone];
  return (
    <div className={clsx('flex flex-wrap items-center gap-3 rounded-2 px-4 py-2.5', bar)}>
      <Icon name={icon} size={20} className={clsx('flex-none', color)} />
      <p className="min-w-48 flex-1">{children}</p>
      {action}
    </div>
  );
}

interface SuccessNoteProps extends ComponentProps<'p'> {
  hasIcon?: boolean;
}

export function SuccessNote({ hasIcon = true, className, children, ...props }: SuccessNoteProps) {
  const look = 'flex items-start gap-2 rounded-2 bg-positive-tint px-4 py-3.5 font-medium text-positive';
  return (
    <p className={clsx(look, className)} {...props}>
      {hasIcon && <Icon name="circle-check" size={20} className="mt-0.5 flex-none" />}
      <span>{children}</span>
    </p>
  );
}
