import type { Caution } from '@parpaing/contract/cautions';
import { pages } from '@parpaing/contract/pages';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { TextLink } from '../../../ui/text-link.tsx';

const sentences: Record<Caution, () => string> = {
  coupon: m.caution_coupon,
  transfer: m.caution_transfer,
  bank: m.caution_bank,
  deposit: m.caution_deposit,
  elsewhere: m.caution_elsewhere,
};

export const describeCaution = (caution: Caution): string =>
  m.labelled({ label: m.caution_label(), text: sentences[caution]() });

export function CautionNote({ caution }: { caution: Caution }) {
  return (
    <p className="mt-1.5 flex max-w-[min(35rem,85%)] gap-1.5 text-13 text-ink-2">
      <Icon name="shield-exclamation-point" size={16} className="mt-0.5 flex-none text-warning" />
      <span>
        {`${describeCaution(caution)} `}
        <TextLink to={`${pages.info}#confiance`}>{m.trust_title()}</TextLink>
      </span>
    </p>
  );
}
