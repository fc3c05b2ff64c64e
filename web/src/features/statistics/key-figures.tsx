import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import './key-figures.css';

interface KeyFigure {
  label: string;
  value: string;
  note?: ReactNode;
}

export function KeyFigures({ figures }: { figures: KeyFigure[] }) {
  return (
    <dl className="key-figures">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="text-ink-2">{label}</dt>
          <dd className="key-figure">{value}</dd>
          <dd className="min-h-5 text-13 text-ink-2">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

const trends = { up: 'trending-up', down: 'trending-down', flat: 'minus' } as const;

interface DeltaProps {
  text: string;
  trend: keyof typeof trends;
  isGood: boolean;
  className?: string;
}

export function Delta({ text, trend, isGood, className }: DeltaProps) {
  const colour = trend === 'flat' ? 'text-ink-2' : isGood ? 'text-positive' : 'text-negative';
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 align-middle text-13 whitespace-nowrap',
        colour,
        className,
      )}
    >
      <Icon name={trends[trend]} size={16} />
      {text}
    </span>
  );
}
