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
