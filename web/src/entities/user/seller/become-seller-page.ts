import { pages } from '@parpaing/contract/pages';

export const becomeSellerParam = 'become-seller';

export const becomeSellerPage = `${pages.home}?${becomeSellerParam}=true`;
