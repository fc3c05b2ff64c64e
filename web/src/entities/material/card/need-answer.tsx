import { type Amount, multiplyPrice, toAmount } from '@parpaing/contract/money';
import { Icon } from '../../../icons/icon.tsx';
import { formatMoney, formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import type { ListedMaterial } from '../listed-material.ts';
import { type Need, withWaste } from '../prices/need.ts';
import { formatQuantity } from '../prices/units.ts';
import './need-answer.css';

interface NeedAnswerProps {
  material: ListedMaterial;
  answer: NonNullable<ListedMaterial['need']>;
  need: Need;
  /** A place is known, to which it is delivered or not. */
  hasPlace: boolean;
}

export function NeedAnswer({ material, answer, need, hasPlace }: NeedAnswerProps) {
  const { saleUnit, deliveryCents, vatRate } = material;
  const { units, delivered, isInStock } = answer;
  if (!isInStock) return <ShortStock {...{ material, answer, need }} />;
  const count = formatQuantity(units, saleUnit);
  const total = <Cents amount={answer} />;
  if (hasPlace && !delivered) {
    return (
      <div className="need-answer uncovered">
        <p className="font-medium">
          <Icon name="truck" size={16} />
          <span>
            {`${count}, `}
            {total}
            {`, ${m.need_pickup()}`}
          </span>
        </p>
        <p className="text-13 text-ink-2">{m.need_not_delivered()}</p>
      </div>
    );
  }
  return (
    <div className="need-answer">
      <p className={delivered ? '' : 'need-sum'}>
        {`${count} · `}
        {delivered ? total : <b>{total}</b>}
      </p>
      {delivered && (
        <p className="need-sum">
          {`${m.need_delivered()} `}
          <b>
            <Cents amount={delivered} />
          </b>
        </p>
      )}
      <p className="need-notes">
        <span className="need-enough">
          {m.need_enough()}
          <Icon name="check" size={16} strokeWidth={2} />
        </span>
        {delivered && deliveryCents !== null && (
          <span>
            {deliveryCents === 0 ? (
              m.need_delivery_free()
            ) : (
              <>
                {`${m.need_delivery()} `}
                <Cents amount={toAmount(deliveryCents, vatRate)} />
              </>
            )}
          </span>
        )}
      </p>
    </div>
  );
}

function ShortStock({ material, answer, need }: Omit<NeedAnswerProps, 'hasPlace'>) {
  const { stock, saleUnit, baseUnit, content, priceCents, vatRate } = material;
  const available = Math.floor(stock);
  const covered = available * content;
  return (
    <div className="need-answer uncovered">
      <p className="font-medium">
        <Icon name="circle-exclamation-point" size={16} className="text-warning" />
        <span>
          {m.need_short({
            available: formatQuantity(available, saleUnit),
            needed: formatNumber(answer.units),
          })}
        </span>
      </p>
      <p className="text-13 text-ink-2">
        <Cents amount={multiplyPrice(priceCents, available, vatRate)} />
        {` ${m.need_missing({
          covered: formatQuantity(covered, baseUnit),
          missing: formatQuantity(Math.max(0, withWaste(need) - covered), baseUnit),
        })}`}
      </p>
    </div>
  );
}

/** Both, as for prices: styles show the one that is read first. */
function Cents({ amount: { htCents: ht, ttcCents: ttc } }: { amount: Amount }) {
  if (ht === ttc) return formatMoney(ttc);
  return (
    <>
      <span className="ttc-first">{formatMoney(ttc)}</span>
      <span className="ht-first">{`${formatMoney(ht)}\u00A0${m.price_ht()}`}</span>
    </>
  );
}
