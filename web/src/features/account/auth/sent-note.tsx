import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../icons/icon.tsx';

export function SentNote({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-8 rounded-2 border border-joint bg-surface p-5">
      <h2 ref={heading} tabIndex={-1} className="mb-2 flex items-center gap-2 text-20 leading-6 outline-none">
        <Icon name="mail-check" size={22} className="flex-none text-positive" />
        {title}
      </h2>
      {children}
    </div>
  );
}
