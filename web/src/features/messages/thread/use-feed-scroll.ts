import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ThreadLine } from './thread-lines.ts';

const endThresholdPx = 40;

export function useFeedScroll(feed: RefObject<HTMLElement | null>, lines: readonly ThreadLine[]) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const distanceFromEnd = useRef(0);
  const first = lines[0]?.key;
  const outgoingKeys = useRef<ReadonlySet<string>>(new Set());

  function updatePosition() {
    const box = feed.current;
    if (!box) return;
    distanceFromEnd.current = box.scrollHeight - box.clientHeight - box.scrollTop;
    setIsAtEnd(distanceFromEnd.current < endThresholdPx);
  }

  function goToEnd() {
    const box = feed.current;
    if (box) box.scrollTop = box.scrollHeight;
    updatePosition();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when older messages are inserted at the top.
  useLayoutEffect(() => {
    const box = feed.current;
    if (box) box.scrollTop = box.scrollHeight - box.clientHeight - distanceFromEnd.current;
  }, [first]);

  useLayoutEffect(() => {
    const keys = lines.flatMap(({ outgoing, key }) => (outgoing ? [key] : []));
    if (keys.some((key) => !outgoingKeys.current.has(key))) goToEnd();
    outgoingKeys.current = new Set(keys);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element of the ref never changes.
  useEffect(() => {
    const box = feed.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (distanceFromEnd.current < endThresholdPx) goToEnd();
      else updatePosition();
    });
    observer.observe(box);
    // The content's height changes wherever messages are added.
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return { isAtEnd, updatePosition, goToEnd };
}
