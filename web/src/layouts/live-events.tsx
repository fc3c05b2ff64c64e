import { useEffect } from 'react';
import { handleLiveEvent } from '../entities/conversation/conversation-cache.ts';
import { subscribeToLiveEvents } from '../entities/session/live/live-events.ts';

/** Loaded for members only. */
export default function LiveEvents() {
  useEffect(() => subscribeToLiveEvents(handleLiveEvent), []);
  return null;
}
