import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { buttonLook } from './button.tsx';

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  look?: 'primary' | 'secondary';
  onFiles: (files: File[]) => void;
}

export function FileButton({ look = 'secondary', onFiles, className, children, ...props }: FileButtonProps) {
  return (
    <label
      className={clsx(
        buttonLook({ look }),
        'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
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
          // Otherwise the same file, once mended, could not be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
