import { CircleAlert } from 'lucide-react';

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-13 font-medium text-negative">
      <CircleAlert size={16} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden="true" />
      {children}
    </p>
  );
}
