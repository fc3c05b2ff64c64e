import type { MaterialStatus } from '@parpaing/contract/units';
import * as m from '../../paraglide/messages.js';

const looks: Record<MaterialStatus | 'epuise' | 'masque', { name: () => string; color: string }> = {
  publie: { name: m.status_publie, color: 'var(--positive)' },
  epuise: { name: m.status_epuise, color: 'var(--negative)' },
  brouillon: { name: m.status_brouillon, color: 'var(--plan)' },
  masque: { name: m.status_masque, color: 'var(--negative)' },
  en_pause: { name: m.status_en_pause, color: 'var(--joint-strong)' },
  vendu: { name: m.status_vendu, color: 'var(--ink)' },
  archive: { name: m.status_archive, color: 'var(--ink-3)' },
};

export const getStatusName = (status: MaterialStatus | 'masque') => looks[status].name();

export const getShownStatus = ({ isHidden, status }: { isHidden: boolean; status: MaterialStatus }) =>
  isHidden ? 'masque' : status;

const plurals: Record<MaterialStatus, () => string> = {
  publie: m.status_publie_plural,
  brouillon: m.status_brouillon_plural,
  en_pause: m.status_en_pause,
  vendu: m.status_vendu_plural,
  archive: m.status_archive_plural,
};

export const getStatusPlural = (status: MaterialStatus) => plurals[status]();

interface StatusMarkProps {
  status: MaterialStatus | 'masque';
  stock?: number;
}

/** A square of colour and the word. With its stock, a published material may be sold out. */
export function StatusMark({ status, stock }: StatusMarkProps) {
  const { name, color } = looks[status === 'publie' && stock === 0 ? 'epuise' : status];
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg width="9" height="9" aria-hidden="true">
        <rect width="9" height="9" rx="2" fill={color} />
      </svg>
      {name()}
    </span>
  );
}
