import { clsx } from 'clsx';

const tones = { plan: 'text-plan', warning: 'text-warning' } as const;

interface ProgressBarProps {
  label: string;
  /** From 0 to 1. */
  share: number;
  tone?: keyof typeof tones;
  className?: string;
}

export function ProgressBar({ label, share, tone = 'plan', className = 'w-full' }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={share}
      max={1}
      className={clsx(
        'block h-2 appearance-none overflow-hidden rounded-1 bg-sunken forced-colors:appearance-auto [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-current',
        tones[tone],
        className,
      )}
    />
  );
}
