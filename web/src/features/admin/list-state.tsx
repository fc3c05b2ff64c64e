import * as m from '../../paraglide/messages.js';
import { InlineNotice } from '../../ui/inline-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface ListStateProps {
  isFetching: boolean;
  onRetry: () => void;
}

export function ListState({ isFetching, onRetry }: ListStateProps) {
  if (isFetching) {
    return (
      <div className="grid gap-3" aria-hidden="true">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    );
  }
  return <InlineNotice text={m.moderation_failed()} action={{ onClick: onRetry, label: m.retry() }} />;
}
