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
  const [announcements, setAnnouncements] = useState<readonly ActiveAnnouncement[]>([]);
  const lastId = useRef(0);

  const announce = useCallback((announcement: Announcement) => {
    const id = ++lastId.current;
    setTimeout(() => setAnnouncements((all) => [...all, { ...announcement, id }]), insertDelayMs);
    setTimeout(() => setAnnouncements((all) => all.filter((one) => one.id !== id)), removeDelayMs);
  }, []);

  return { announcements, announce };
}

export function Announcements({ announcements }: { announcements: readonly ActiveAnnouncement[] }) {
  return (
    <div className="sr-only">
      <Region role="status" announcements={announcements.filter(({ isUrgent }) => !isUrgent)} />
      <Region role="alert" announcements={announcements.filter(({ isUrgent }) => isUrgent)} />
    </div>
  );
}

function Region({
  role,
  announcements,
}: {
  role: 'status' | 'alert';
  announcements: readonly ActiveAnnouncement[];
}) {
  return (
    <div role={role} aria-atomic="false">
      {announcements.map(({ id, message, lang }) => (
        <p key={id} lang={lang}>
          {message}
        </p>
      ))}
    </div>
  );
}
