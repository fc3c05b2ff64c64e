import { pages } from '@parpaing/contract/pages';

/** Any page of the main layout whose address has it opens the dialog. */
export const becomeSellerParam = 'become-seller';

export const becomeSellerPage = `${pages.home}?${becomeSellerParam}=true`;
