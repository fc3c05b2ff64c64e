import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { moveRow } from './move-row.ts';

interface Row {
  key: string;
}

export function useReorder<R extends Row>(rows: R[], setRows: (rows: R[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [grabbed, setGrabbed] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const before = useRef<string[]>([]);

  function move(key: string, to: number) {
    const from = rows.findIndex((row) => row.key === key);
    const target = Math.min(rows.length - 1, Math.max(0, to));
    if (from < 0 || from === target) return;
    setRows(moveRow(rows, from, target));
    setAnnouncement(m.form_photo_moved({ position: target + 1, count: rows.length }));
  }

  function grab(key: string) {
    before.current = rows.map((row) => row.key);
    setGrabbed(key);
  }

  function handleKey(event: KeyboardEvent, key: string) {
    const position = rows.findIndex((row) => row.key === key) + 1;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (grabbed === key) {
        setGrabbed(undefined);
        setAnnouncement(m.form_photo_dropped({ position }));
      } else {
        grab(key);
        setAnnouncement(m.form_photo_grabbed({ position }));
      }
    } else if (grabbed === key && step) {
      event.preventDefault();
      move(key, position - 1 + step);
    } else if (grabbed === key && event.key === 'Escape') {
      event.preventDefault();
      setGrabbed(undefined);
      const indexOf = (row: R) => before.current.indexOf(row.key);
      setRows(rows.toSorted((one, other) => indexOf(one) - indexOf(other)));
      setAnnouncement(m.form_photo_restored());
    }
  }

  function handlePointerMove({ clientY }: PointerEvent, key: string) {
    if (grabbed !== key) return;
    const boxes = Array.from(list.current?.children ?? [], (child) => child.getBoundingClientRect());
    const over = boxes.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom);
    if (over >= 0) move(key, over);
  }

  const handleProps = (key: string) => ({
    onKeyDown: (event: KeyboardEvent) => handleKey(event, key),
    onBlur: () => setGrabbed((current) => (current === key ? undefined : current)),
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      grab(key);
    },
    onPointerMove: (event: PointerEvent) => handlePointerMove(event, key),
    onPointerUp: () => setGrabbed(undefined),
    onPointerCancel: () => setGrabbed(undefined),
  });

  return { list, grabbed, announcement, handleProps };
}
