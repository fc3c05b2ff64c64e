import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

interface MoreButtonProps {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

export function MoreButton({ hasNextPage, isFetchingNextPage, fetchNextPage }: MoreButtonProps) {
  if (!hasNextPage) return null;
  return (
    <Button
      type="button"
      look="secondary"
      aria-disabled={isFetchingNextPage}
      onClick={() => void (isFetchingNextPage || fetchNextPage())}
      className="mt-4 max-md:w-full"
    >
      {isFetchingNextPage ? m.moderation_loading() : m.moderation_more()}
    </Button>
  );
}
