import { addVat } from '@parpaing/contract/money';
import { pages } from '@parpaing/contract/pages';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import { unitCodes } from '@parpaing/contract/units';
import { pictureAddress } from '../../entities/material/photo/picture-address.ts';

/** https://schema.org/OfferItemCondition: a surplus was never used. */
const itemConditions = {
  neuf: 'NewCondition',
  surplus: 'NewCondition',
  reemploi: 'UsedCondition',
} as const;

export function describeProduct(material: MaterialDetail, publicUrl: string) {
  const { id, title, vatRate, baseUnit, content, pictures, seller } = material;
  const address = (path: string) => new URL(path, publicUrl).href;
  const price = (addVat(material.priceCents, vatRate) / 100).toFixed(2);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': address(pages.material(id)),
    name: title,
    description: material.description,
    category: material.categoryPath.map(({ name }) => name).join(' > '),
    ...(material.reference && { sku: material.reference }),
    image: pictures
      .filter(({ widths }) => widths.length > 0)
      .map((picture) => address(pictureAddress(picture, picture.widths.at(-1), 'webp'))),
    offers: {
      '@type': 'Offer',
      url: address(pages.material(id)),
      price,
      priceCurrency: 'EUR',
      itemCondition: `https://schema.org/${itemConditions[material.condition]}`,
      availability: `https://schema.org/${material.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      ...(material.availableUntil && { priceValidUntil: material.availableUntil }),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: true,
        referenceQuantity: {
          '@type': 'QuantitativeValue',
          value: content,
          unitCode: unitCodes[baseUnit],
        },
      },
      seller: {
        '@type': seller.businessType === 'particulier' ? 'Person' : 'Organization',
        name: seller.name,
        url: address(pages.publicProfile(seller.id)),
      },
    },
  };
}

interface Step {
  to: string;
  label: string;
}

export function describeTrail(trail: Step[], publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ to, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(to, publicUrl).href,
    })),
  };
}
