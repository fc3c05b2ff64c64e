import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onFiles: (files: File[]) => void;
}

export function FileButton({ onFiles, className, children, ...props }: FileButtonProps) {
  return (
    <label
      className={clsx(
        'inline-flex min-h-13 cursor-pointer items-center justify-center gap-2 rounded-2 border border-joint-strong bg-surface px-4.5 font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plan md:min-h-11',
        className,
      )}
    >
      {children}
      <input
        {...props}
        type="file"
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}
