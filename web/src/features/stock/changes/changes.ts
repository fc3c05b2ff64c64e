import { ApiError } from '@parpaing/contract/call-errors';
import { pages } from '@parpaing/contract/pages';
import type { MyMaterial } from '@parpaing/contract/schemas';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { goTo } from '../../../lib/browser/navigate.ts';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { notify } from '../../../ui/toast/notify.ts';
import {
  cancelMyMaterials,
  changeMyMaterials,
  editMyMaterials,
  findMyMaterial,
  type MyMaterialsChoice,
  refreshMyMaterials,
} from '../my-materials-queries.ts';
import { describeConflict } from './describe-conflict.ts';
import { confirmItems, moveItems, patchItem, withPrice } from './edit-page.ts';

/** Time to read what changed elsewhere, or to take a change back. */
const longMs = 10_000;

const count = (items: readonly unknown[]) => formatNumber(items.length);
const idsOf = (materials: readonly MyMaterial[]) => materials.map(({ id }) => id);

const settableStatuses = ['publie', 'en_pause', 'archive'] as const;
export type SettableStatus = (typeof settableStatuses)[number];

const statusSentences: Record<
  SettableStatus,
  { one: () => string; many: (count: { count: string }) => string }
> = {
  publie: { one: m.my_materials_published_one, many: m.my_materials_published },
  en_pause: { one: m.my_materials_paused_one, many: m.my_materials_paused },
  archive: { one: m.my_materials_archived_one, many: m.my_materials_archived },
};

/** Returns false when it failed, which a toast says. */
async function report(change: () => Promise<void>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    notify({ message: describeFailure(error), type: 'negative' });
    return false;
  }
}

export function setStatus(
  choice: MyMaterialsChoice,
  materials: readonly MyMaterial[],
  status: SettableStatus,
) {
  const ids = idsOf(materials);
  return report(async () => {
    const { changed, refused } = await changeMyMaterials(choice, moveItems(ids, status), () =>
      callApi('changeMyMaterials', { body: { ids, change: { kind: 'status', status } } }),
    );
    const former = settableStatuses.find((known) => known === choice.status);
    const { one, many } = statusSentences[status];
    if (changed.length > 0) {
      notify({
        message: changed.length === 1 ? one() : many({ count: count(changed) }),
        type: 'positive',
        timeout: longMs,
        action: former && { label: m.undo(), onClick: () => void putBack(changed, former) },
      });
    }
    if (refused.length > 0) {
      notify({
        message: describeRefusal(materials.filter(({ id }) => refused.includes(id))),
        type: 'warning',
        timeout: longMs,
      });
    }
  });
}

function describeRefusal(refused: readonly MyMaterial[]): string {
  const isHidden = refused.every((material) => material.isHidden);
  if (refused.length === 1) return isHidden ? m.my_materials_hidden_one() : m.my_materials_refused_one();
  const counted = { count: count(refused) };
  return isHidden ? m.my_materials_hidden_many(counted) : m.my_materials_refused(counted);
}

const putBack = (ids: string[], status: SettableStatus) =>
  report(async () => {
    await callApi('changeMyMaterials', { body: { ids, change: { kind: 'status', status } } });
    await refreshMyMaterials();
  });

export function remove(choice: MyMaterialsChoice, materials: readonly MyMaterial[]) {
  const ids = idsOf(materials);
  return report(async () => {
    await changeMyMaterials(choice, moveItems(ids, 'deleted'), () =>
      callApi('changeMyMaterials', { body: { ids, change: { kind: 'delete' } } }),
    );
    notify({
      message:
        ids.length === 1 ? m.my_materials_deleted_one() : m.my_materials_deleted({ count: count(ids) }),
      type: 'positive',
      timeout: longMs,
      action: { label: m.undo(), onClick: () => void restore(ids) },
    });
  });
}

const restore = (ids: string[]) =>
  report(async () => {
    await callApi('changeMyMaterials', { body: { ids, change: { kind: 'restore' } } });
    await refreshMyMaterials();
    notify({
      message:
        ids.length === 1 ? m.my_materials_restored_one() : m.my_materials_restored({ count: count(ids) }),
      type: 'positive',
    });
  });

export const confirm = (choice: MyMaterialsChoice, { id }: MyMaterial) =>
  report(async () => {
    await changeMyMaterials(
      choice,
      confirmItems((item) => item.id === id, new Date()),
      () => callApi('changeMyMaterials', { body: { ids: [id], change: { kind: 'confirm' } } }),
    );
    notify({ message: m.my_materials_confirmed_one(), type: 'positive' });
  });

export const confirmAll = (choice: MyMaterialsChoice) =>
  report(async () => {
    const { changed } = await changeMyMaterials(
      choice,
      (page) => ({ ...confirmItems(() => true, new Date())(page), toConfirm: 0 }),
      () => callApi('confirmMyMaterials', {}),
    );
    notify({
      message:
        changed === 1
          ? m.my_materials_confirmed_one()
          : m.my_materials_confirmed({ count: formatNumber(changed) }),
      type: 'positive',
    });
  });

export const copy = (materials: readonly MyMaterial[]) =>
  report(async () => {
    const copies = materials.map(({ id }) => ({ id: newUuid(), of: id }));
    await callApi('copyMaterials', { body: { copies } });
    await refreshMyMaterials();
    const [first] = copies;
    const isOne = copies.length === 1 && first;
    notify({
      message: isOne ? m.my_materials_copied_one() : m.my_materials_copied({ count: count(copies) }),
      type: 'positive',
      timeout: longMs,
      action: isOne
        ? { label: m.my_materials_open_copy(), onClick: () => goTo(pages.editMaterial(first.id)) }
        : {
            label: m.my_materials_see_drafts(),
            onClick: () => goTo(`${pages.myMaterials}?status=brouillon`),
          },
    });
  });

export interface NewPrice {
  material: MyMaterial;
  priceCents: number;
}

export const setPrices = (choice: MyMaterialsChoice, prices: readonly NewPrice[]) =>
  report(async () => {
    const body = {
      prices: prices.map(({ material: { id, version }, priceCents }) => ({ id, version, priceCents })),
    };
    const { changed, refused } = await changeMyMaterials(
      choice,
      (page) =>
        prices.reduce(
          (edited, { material, priceCents }) =>
            patchItem(material.id, (item) => withPrice(item, priceCents))(edited),
          page,
        ),
      () => callApi('changePrices', { body }),
    );
    if (changed.length > 0) {
      notify({
        message:
          changed.length === 1
            ? m.my_materials_priced_one()
            : m.my_materials_priced({ count: count(changed) }),
        type: 'positive',
      });
    }
    if (refused.length > 0) {
      notify({
        message: m.my_materials_price_refused({ count: count(refused) }),
        type: 'warning',
        timeout: longMs,
      });
    }
  });

type Offer = { stock: number } | { priceCents: number };

/** One after the other for each material: each needs the version that the one before made. */
const pendingOffers = new Map<string, Promise<boolean>>();

export function changeOffer(choice: MyMaterialsChoice, material: MyMaterial, offer: Offer): Promise<boolean> {
  const { id } = material;
  void cancelMyMaterials(choice);
  editMyMaterials(
    choice,
    patchItem(id, (item) => ('priceCents' in offer ? withPrice(item, offer.priceCents) : offer)),
  );
  const sending = (pendingOffers.get(id) ?? Promise.resolve(true)).then(() =>
    sendOffer(choice, material, offer),
  );
  pendingOffers.set(id, sending);
  void sending.finally(() => pendingOffers.get(id) === sending && pendingOffers.delete(id));
  return sending;
}

async function sendOffer(choice: MyMaterialsChoice, material: MyMaterial, offer: Offer): Promise<boolean> {
  const { id } = material;
  const version = findMyMaterial(choice, id)?.version ?? material.version;
  try {
    const saved = await callApi('changeOffer', { params: { id }, body: { version, ...offer } });
    await cancelMyMaterials(choice);
    editMyMaterials(
      choice,
      patchItem(id, () => saved),
    );
    return true;
  } catch (error) {
    editMyMaterials(
      choice,
      patchItem(id, () => material),
    );
    const isConflict = error instanceof ApiError && error.answer.error === 'material_changed';
    const message = isConflict ? await describeConflict(material) : describeFailure(error);
    notify({ message, type: isConflict ? 'warning' : 'negative', timeout: longMs });
    void refreshMyMaterials();
    return false;
  }
}
