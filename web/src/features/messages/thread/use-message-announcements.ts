import { findCaution } from '@parpaing/contract/cautions';
import type { Message } from '@parpaing/contract/schemas';
import { useCallback, useEffect, useRef } from 'react';
import * as m from '../../../paraglide/messages.js';
import { useAnnouncements } from '../../../ui/announcements.tsx';
import { describeCaution } from '../text/caution-note.tsx';

export function useMessageAnnouncements(messages: readonly Message[], author: string) {
  const { announcements, announce } = useAnnouncements();
  const newest = useRef(messages[0]?.id);

  useEffect(() => {
    const known = messages.findIndex(({ id }) => id === newest.current);
    newest.current = messages[0]?.id;
    const arrived = messages.slice(0, Math.max(known, 0)).filter(({ isMine }) => !isMine);
    for (const { text } of arrived.reverse()) {
      const caution = findCaution(text);
      const message = [m.labelled({ label: author, text }), caution && describeCaution(caution)];
      announce({ message: message.filter(Boolean).join('\n'), lang: undefined, isUrgent: false });
    }
  }, [messages, author, announce]);

  const announceMessage = useCallback(
    (message: string, isUrgent: boolean) => announce({ message, lang: undefined, isUrgent }),
    [announce],
  );
  return { announcements, announce: announceMessage };
}
