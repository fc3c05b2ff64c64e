import type { EditableMaterial, MyMaterial } from '@parpaing/contract/schemas';
import { formatQuantity } from '../../../entities/material/prices/units.ts';
import { getStatusName } from '../../../entities/material/status-mark.tsx';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';

export async function describeConflict(seen: MyMaterial): Promise<string> {
  try {
    const { material } = await callApi('readMyMaterial', { params: { id: seen.id } });
    const changes = material ? listChanges(seen, material) : [];
    return changes.length > 0
      ? m.my_materials_conflict({ changes: changes.join(', ') })
      : m.my_materials_conflict_elsewhere();
  } catch (error) {
    return describeFailure(error);
  }
}

export function listChanges(
  seen: MyMaterial,
  current: Pick<EditableMaterial, 'title' | 'priceCents' | 'stock' | 'saleUnit' | 'status'>,
): string[] {
  const describePrice =
    seen.vatRate > 0 ? m.my_materials_changed_price : m.my_materials_changed_price_private;
  const price = (cents: number) => describePrice({ price: formatMoney(cents) });
  const stock = (count: number) =>
    m.my_materials_changed_stock({ stock: formatQuantity(count, current.saleUnit) });
  return [
    seen.title !== current.title && m.my_materials_changed_title({ title: current.title }),
    seen.priceCents !== current.priceCents && price(current.priceCents),
    seen.stock !== current.stock && stock(current.stock),
    seen.status !== current.status &&
      m.my_materials_changed_status({ status: getStatusName(current.status) }),
  ].filter((change) => change !== false);
}
