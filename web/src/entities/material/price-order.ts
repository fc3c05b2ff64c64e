import { isSeller, readUser, subscribeToUser } from '../session/stored-user.ts';

export const priceOrders = ['ttc', 'ht'] as const;
export type PriceOrder = (typeof priceOrders)[number];

const pricesKey = 'prices';

/**
 * Both prices are in every page; the attribute says which comes first. Set in the head, before the first
 * paint: what was chosen, else HT for a seller (the rule of `isSeller`, which this script cannot import).
 */
export const priceOrderScript = `
try {
  var order = localStorage.getItem('${pricesKey}');
  var user = JSON.parse(localStorage.getItem('user')) || {};
  var sells = user.token && (user.isProvider === true || /^(PROVIDER|ADMIN)$/.test(user.role) ||
    [].concat(user.roles || []).includes('PROVIDER'));
  if (order ? order === 'ht' : sells) document.documentElement.dataset.prices = 'ht';
} catch (error) {}
`;

export function readPriceOrder(): PriceOrder {
  return document.documentElement.dataset.prices === 'ht' ? 'ht' : 'ttc';
}

const followers = new Set<() => void>();

/** The switches of a page agree, and those who log in or out meanwhile get the order that is theirs. */
export function subscribeToPriceOrder(onChange: () => void) {
  function follow() {
    apply(readChoice());
    onChange();
  }
  // Pages without prices, such as the login's, follow nobody.
  apply(readChoice());
  const unsubscribe = subscribeToUser(follow);
  followers.add(onChange);
  return () => {
    unsubscribe();
    followers.delete(onChange);
  };
}

export function setPriceOrder(order: PriceOrder) {
  try {
    localStorage.setItem(pricesKey, order);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  apply(order);
  for (const follower of followers) follower();
}

function apply(order: string | null) {
  const user = readUser();
  document.documentElement.dataset.prices = order ?? (user && isSeller(user) ? 'ht' : 'ttc');
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(pricesKey);
  } catch {
    return readPriceOrder();
  }
}
