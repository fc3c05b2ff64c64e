import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Line } from './line-up.ts';

/** A line's height: less than that from the end is the end. */
const nearPx = 40;

/** Opens at the end and stays there; what is added above moves nothing of what is being read. */
export function useFeedScroll(feed: RefObject<HTMLElement | null>, lines: readonly Line[]) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const fromEnd = useRef(0);
  const first = lines[0]?.key;
  const leaving = useRef<ReadonlySet<string>>(new Set());

  function follow() {
    const box = feed.current;
    if (!box) return;
    fromEnd.current = box.scrollHeight - box.clientHeight - box.scrollTop;
    setIsAtEnd(fromEnd.current < nearPx);
  }

  function goToEnd() {
    const box = feed.current;
    if (box) box.scrollTop = box.scrollHeight;
    follow();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: earlier messages were put before the first one.
  useLayoutEffect(() => {
    const box = feed.current;
    if (box) box.scrollTop = box.scrollHeight - box.clientHeight - fromEnd.current;
  }, [first]);

  useLayoutEffect(() => {
    const keys = lines.flatMap(({ outgoing, key }) => (outgoing ? [key] : []));
    // Whoever writes wants to see it leave.
    if (keys.some((key) => !leaving.current.has(key))) goToEnd();
    leaving.current = new Set(keys);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the box stays the same.
  useEffect(() => {
    const box = feed.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (fromEnd.current < nearPx) goToEnd();
      else follow();
    });
    observer.observe(box);
    // What is added, wherever it is, makes its content higher.
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return { isAtEnd, follow, goToEnd };
}
