import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

export function SentNote({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-8 rounded-2 border border-joint bg-surface p-5">
      <h2 ref={heading} tabIndex={-1} className="mb-2 flex items-center gap-2 text-20 leading-6 outline-none">
        <MailCheck size={22} strokeWidth={1.75} className="flex-none text-positive" aria-hidden="true" />
        {title}
      </h2>
      {children}
    </div>
  );
}
