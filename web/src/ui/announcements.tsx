import { useCallback, useRef, useState } from 'react';

/** Screen readers announce text added to a live region they already know, so the region comes first. */
const insertDelayMs = 150;
/** Then removed, or reading on would meet it again beside the toast. */
const removeDelayMs = insertDelayMs + 1000;

interface Announcement {
  message: string;
  lang: string | undefined;
  isUrgent: boolean;
}

type ActiveAnnouncement = Announcement & { id: number };

export function useAnnouncements() {
  const [spoken, setSpoken] = useState<readonly ActiveAnnouncement[]>([]);
  const lastId = useRef(0);

  const announce = useCallback((announcement: Announcement) => {
    const id = ++lastId.current;
    setTimeout(() => setSpoken((all) => [...all, { ...announcement, id }]), insertDelayMs);
    setTimeout(() => setSpoken((all) => all.filter((one) => one.id !== id)), removeDelayMs);
  }, []);

  return { spoken, announce };
}

export function Announcements({ spoken }: { spoken: readonly ActiveAnnouncement[] }) {
  return (
    <div className="sr-only">
      <Region role="status" spoken={spoken.filter(({ isUrgent }) => !isUrgent)} />
      <Region role="alert" spoken={spoken.filter(({ isUrgent }) => isUrgent)} />
    </div>
  );
}

function Region({ role, spoken }: { role: 'status' | 'alert'; spoken: readonly ActiveAnnouncement[] }) {
  return (
    <div role={role} aria-atomic="false">
      {spoken.map(({ id, message, lang }) => (
        <p key={id} lang={lang}>
          {message}
        </p>
      ))}
    </div>
  );
}
