export function ProgressBar({ label, share }: { label: string; share: number }) {
  return (
    <progress
      aria-label={label}
      value={share}
      max={1}
      className="block h-2 w-full appearance-none overflow-hidden rounded-1 bg-sunken [&::-moz-progress-bar]:bg-plan [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-plan"
    />
  );
}
