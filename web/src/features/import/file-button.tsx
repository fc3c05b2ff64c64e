import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';

interface FileButtonProps {
  label: string;
  accept: string;
  look: 'primary' | 'secondary';
  onChoose: (file: File) => Promise<void>;
}

export function FileButton({ label, accept, look, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Otherwise the same file, once mended, could not be chosen again.
          target.value = '';
          if (file) void onChoose(file);
        }}
      />
      <Button type="button" look={look} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
