import { pages } from '@parpaing/contract/pages';
import { useLocation, useSearchParams } from 'react-router';
import { isSeller } from '../../session/stored-user.ts';
import { useUser } from '../../session/use-user.ts';
import { becomeSellerPage, becomeSellerParam } from './become-seller-page.ts';

export function useBecomeSellerAddress(): string {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const others = [...params].filter(([name]) => name !== becomeSellerParam);
  return `${pathname}?${new URLSearchParams([...others, [becomeSellerParam, 'true']])}`;
}

/** « Vendre un matériau »: the form for a seller; for others the dialog, which leads a guest to the login first. */
export function useSellLink() {
  const user = useUser();
  const inPlace = useBecomeSellerAddress();
  if (user && isSeller(user)) return { to: pages.newMaterial };
  return { to: user ? inPlace : becomeSellerPage, preventScrollReset: true };
}
