import type { CallAnswer } from '@parpaing/contract/calls';
import type { MaterialCard, Picture } from '@parpaing/contract/schemas';

export type ListedPicture = Omit<Picture, 'width' | 'height'>;

export interface ListedMaterial
  extends Omit<MaterialCard, 'picture' | 'seller' | 'postalCode' | 'publishedAt'> {
  picture: ListedPicture | null;
  seller: Omit<MaterialCard['seller'], 'id'>;
}

export type ListedResults = Omit<CallAnswer<'listMaterials'>, 'items'> & { items: ListedMaterial[] };

/** Without some fields that no card shows: a page repeats the data of its cards for the scripts. */
export function keepListedFields({ items, ...answer }: CallAnswer<'listMaterials'>): ListedResults {
  return { ...answer, items: items.map(toListed) };
}

function toListed({ picture, seller, postalCode, publishedAt, ...material }: MaterialCard): ListedMaterial {
  const { name, businessType, verified } = seller;
  return {
    ...material,
    picture: picture && toListedPicture(picture),
    seller: { name, businessType, verified },
  };
}

const toListedPicture = ({ width, height, ...picture }: Picture): ListedPicture => picture;
