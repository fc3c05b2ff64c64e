import type { StreamEvent } from '@parpaing/contract/schemas';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { subscribeToLiveEvents } from '../../entities/session/live-events.ts';

/** A stream that comes through tells within that time. */
const patience = 1000;

/** The stream tells of what the reader does as of anything else, and the page follows; without one, it asks. */
export function useOwnRefresh() {
  const { revalidate } = useRevalidator();
  return useCallback(
    async ({ kind, conversationId }: StreamEvent, act: () => Promise<unknown>) => {
      let isTold = false;
      const stopListening = subscribeToLiveEvents((event) => {
        isTold ||= event.kind === kind && event.conversationId === conversationId;
      });
      try {
        await act();
      } catch (error) {
        stopListening();
        throw error;
      }
      setTimeout(() => {
        stopListening();
        if (!isTold) void revalidate();
      }, patience);
    },
    [revalidate],
  );
}
