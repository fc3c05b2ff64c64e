import { tryStorage } from '../../../lib/browser/storage.ts';
import { isSeller, readUser, subscribeToUser } from '../../session/stored-user.ts';
import type { User } from '../../session/user-record.ts';

export const priceOrders = ['ttc', 'ht'] as const;
export type PriceOrder = (typeof priceOrders)[number];

const pricesKey = 'prices';

/**
 * Both prices are in every page; `data-prices` says which comes first. The script runs in the head, before
 * the first paint: the stored choice, else HT for a seller with VAT (the rules of `isSeller` and of
 * `sellsWithVat`, which an inline script cannot import).
 */
export const priceOrderScript = `
try {
  var order = localStorage.getItem('${pricesKey}');
  var user = JSON.parse(localStorage.getItem('user')) || {};
  var sells = user.token && (user.isProvider === true || /^(PROVIDER|ADMIN)$/.test(user.role) ||
    [].concat(user.roles || []).includes('PROVIDER'));
  var isPrivate = (user.providerInfo || {}).businessType === 'particulier';
  if (order ? order === 'ht' : sells && !isPrivate) document.documentElement.dataset.prices = 'ht';
} catch (error) {}
`;

export function readPriceOrder(): PriceOrder {
  return document.documentElement.dataset.prices === 'ht' ? 'ht' : 'ttc';
}

const listeners = new Set<() => void>();

export function subscribeToPriceOrder(onChange: () => void) {
  function handleUserChange() {
    applyPriceOrder(readChoice());
    onChange();
  }
  // The user may have changed on a page without prices, which does not subscribe.
  applyPriceOrder(readChoice());
  const unsubscribe = subscribeToUser(handleUserChange);
  listeners.add(onChange);
  return () => {
    unsubscribe();
    listeners.delete(onChange);
  };
}

export function setPriceOrder(order: PriceOrder) {
  tryStorage(() => localStorage.setItem(pricesKey, order));
  applyPriceOrder(order);
  for (const listener of listeners) listener();
}

function applyPriceOrder(order: string | null) {
  const user = readUser();
  const next = order ?? (user && sellsWithVat(user) ? 'ht' : 'ttc');
  if (next !== readPriceOrder()) document.documentElement.dataset.prices = next;
}

const sellsWithVat = (user: User) => isSeller(user) && user.providerInfo?.businessType !== 'particulier';

function readChoice(): string | null {
  try {
    return localStorage.getItem(pricesKey);
  } catch {
    return readPriceOrder();
  }
}
