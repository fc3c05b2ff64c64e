import { useCallback, useRef, useState } from 'react';

/** Screen readers tell what enters a region they know already: the region first, its text a moment later. */
const knownAfter = 150;
/** Then it goes, or whoever reads on would meet it a second time beside the toast. */
const goneAfter = knownAfter + 1000;

interface Announcement {
  message: string;
  lang: string | undefined;
  isUrgent: boolean;
}

type Spoken = Announcement & { id: number };

export function useAnnouncements() {
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);
  const lastId = useRef(0);

  const announce = useCallback((announcement: Announcement) => {
    const id = ++lastId.current;
    setTimeout(() => setSpoken((all) => [...all, { ...announcement, id }]), knownAfter);
    setTimeout(() => setSpoken((all) => all.filter((one) => one.id !== id)), goneAfter);
  }, []);

  return { spoken, announce };
}

export function Announcements({ spoken }: { spoken: readonly Spoken[] }) {
  return (
    <div className="sr-only">
      <Region role="status" spoken={spoken.filter(({ isUrgent }) => !isUrgent)} />
      <Region role="alert" spoken={spoken.filter(({ isUrgent }) => isUrgent)} />
    </div>
  );
}

/** Each message by itself, not all that the region still holds. */
function Region({ role, spoken }: { role: 'status' | 'alert'; spoken: readonly Spoken[] }) {
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
