import { useCallback, useRef, useState } from 'react';

/** Screen readers announce only what is added to a live region that is already in the page. */
const insertDelayMs = 150;
/** The text is removed afterwards: it repeats the toast, and a screen reader would find it twice. */
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
