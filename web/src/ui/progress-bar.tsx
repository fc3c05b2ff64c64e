import { clsx } from 'clsx';

interface ProgressBarProps {
  label: string;
  /** From 0 to 1. */
  share: number;
  color?: string;
  className?: string;
}

export function ProgressBar({ label, share, color = 'text-plan', className = 'w-full' }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={share}
      max={1}
      className={clsx(
        'block h-2 appearance-none overflow-hidden rounded-1 bg-sunken [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-current',
        color,
        className,
      )}
    />
  );
}
