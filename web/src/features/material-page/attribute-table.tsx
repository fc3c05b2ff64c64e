import type { MaterialDetail } from '@parpaing/contract/schemas';
import { describeAttribute } from '../../entities/material/attributes/describe-attribute.ts';
import { formatQuantity, getUnitName } from '../../entities/material/prices/units.ts';
import * as m from '../../paraglide/messages.js';

export function AttributeTable({ material }: { material: MaterialDetail }) {
  return (
    <section aria-labelledby="attributes-title">
      <h2 id="attributes-title" className="text-24">
        {m.material_attributes()}
      </h2>
      <table className="mt-2 w-full">
        <tbody>
          {listRows(material).map(({ label, value }) => (
            <tr key={label} className="border-joint not-first:border-t">
              <th
                scope="row"
                className="w-[44%] py-3 pr-4 text-left align-top font-normal wrap-anywhere text-ink-2 print:py-1"
              >
                {label}
              </th>
              <td className="py-3 pr-4 align-top wrap-anywhere print:py-1">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function listRows({ attributes, saleUnit, baseUnit, content, stock, reference }: MaterialDetail) {
  const soldBy =
    saleUnit === baseUnit
      ? getUnitName(saleUnit)
      : m.material_sold_holding({ unit: getUnitName(saleUnit), content: formatQuantity(content, baseUnit) });
  return [
    ...attributes.map((attribute) => ({ label: attribute.label, value: describeAttribute(attribute) })),
    { label: m.material_sale_unit(), value: soldBy },
    { label: m.material_stock_label(), value: formatQuantity(stock, saleUnit) },
    ...(reference ? [{ label: m.material_reference(), value: reference }] : []),
  ];
}
