import { Icon } from '../../icons/icon.tsx';

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-13 font-medium text-negative">
      <Icon name="circle-exclamation-point" size={16} className="mt-0.5 flex-none" />
      {children}
    </p>
  );
}
