import type { StreamEvent } from '@parpaing/contract/schemas';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { subscribeToLiveEvents } from '../../entities/session/live-events.ts';

const streamTimeoutMs = 1000;

/** The stream reports the reader's own changes too; without a report in time the page is revalidated. */
export function useRevalidateAfter() {
  const { revalidate } = useRevalidator();
  return useCallback(
    async ({ kind, conversationId }: StreamEvent, change: () => Promise<unknown>) => {
      let isReported = false;
      const stopListening = subscribeToLiveEvents((event) => {
        isReported ||= event.kind === kind && event.conversationId === conversationId;
      });
      try {
        await change();
      } catch (error) {
        stopListening();
        throw error;
      }
      setTimeout(() => {
        stopListening();
        if (!isReported) void revalidate();
      }, streamTimeoutMs);
    },
    [revalidate],
  );
}
