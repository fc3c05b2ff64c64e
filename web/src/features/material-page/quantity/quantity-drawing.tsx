import type { BaseUnit } from '@parpaing/contract/units';
import { useId } from 'react';
import { formatQuantity } from '../../../entities/material/prices/units.ts';
import type { Order } from '../../../entities/material/quantity/quantity.ts';
import * as m from '../../../paraglide/messages.js';

const maxBlocks = 24;

/** To scale: the dimension line spans what is needed, a block is one unit, the leftover is hatched. */
export function QuantityDrawing({ order, baseUnit }: { order: Order; baseUnit: BaseUnit }) {
  const hatch = useId();
  const { needed, hasWaste, total, units } = order;
  const share = (100 * needed) / total;
  const blocks = units <= maxBlocks ? units : 1;
  const joints = Array.from({ length: blocks - 1 }, (_, index) => ((index + 1) * 100) / blocks);
  const quantity = formatQuantity(needed, baseUnit);
  return (
    <svg
      height="60"
      className="w-full overflow-visible"
      role="img"
      aria-label={m.calculator_bar({
        needed: quantity,
        total: formatQuantity(total, baseUnit),
      })}
    >
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className="fill-surface" />
          <rect width="2" height="6" className="fill-plan" />
        </pattern>
      </defs>
      <g className="stroke-plan" strokeWidth="1.5">
        <line x1="0" x2={`${share}%`} y1="12" y2="12" />
        <line x1="0.75" x2="0.75" y1="6" y2="18" />
        <line x1={`${share}%`} x2={`${share}%`} y1="6" y2="18" transform="translate(-0.75 0)" />
      </g>
      <text
        x={`${Math.max(share / 2, 28)}%`}
        y="16"
        textAnchor="middle"
        strokeWidth="10"
        paintOrder="stroke"
        className="fill-plan stroke-plan-tint text-13 font-medium"
      >
        {hasWaste ? m.calculator_with_waste({ quantity }) : quantity}
      </text>
      <rect x="0" y="26" width={`${share}%`} height="32" className="fill-plan" />
      <rect x={`${share}%`} y="26" width={`${100 - share}%`} height="32" fill={`url(#${hatch})`} />
      {joints.map((x) => (
        <line
          key={x}
          x1={`${x}%`}
          x2={`${x}%`}
          y1="26"
          y2="58"
          strokeWidth="3"
          className="stroke-plan-tint"
        />
      ))}
      <rect x="0" y="26" width="100%" height="32" fill="none" className="stroke-plan" />
    </svg>
  );
}
