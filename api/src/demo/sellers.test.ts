import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categories } from '../modules/categories/definitions.ts';
import { demoMaterials } from './materials.ts';
import { getAddress } from './places.ts';
import { demoSellers } from './sellers.ts';
import { findAddressFaults } from './testing/communes.ts';
import { priceBands } from './testing/price-bands.ts';
import { findTypographyFaults } from './testing/typography.ts';

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

describe('les douze vendeurs de la démonstration', () => {
  it('sont douze, chacun avec son adresse e-mail', () => {
    expect(demoSellers).toHaveLength(12);
    expect(new Set(demoSellers.map(({ email }) => email)).size).toBe(12);
    expect(demoSellers.find(({ key }) => key === 'dupre')).toMatchObject({
      email: 'vendeur@demo.fr',
      companyName: 'Négoce Dupré',
    });
  });

  it.each(demoSellers.map((seller) => [seller.key, seller] as const))('%s est plausible', (_, seller) => {
    const { businessType, siret } = seller;
    expect(siret === undefined).toBe(businessType === 'particulier');
    if (siret) {
      expect(siret).toMatch(/^\d{14}$/);
      expect([passesLuhn(siret), passesLuhn(siret.slice(0, 9))]).toEqual([true, true]);
    }
    expect([
      ...findAddressFaults(getAddress(seller.city)),
      ...findTypographyFaults(seller.description, { isSentence: true }),
      ...findTypographyFaults(seller.pickupHours ?? ''),
    ]).toEqual([]);
  });
});

describe('les catégories', () => {
  const isDrawn = (name: string) =>
    existsSync(new URL(`../../../web/illustrations/objets/${name}.svg`, import.meta.url));
  const slugs = categories.map(({ slug }) => slug);
  const attributesOf = (slug: string) =>
    categories.find((category) => category.slug === slug)?.attributes ?? [];

  it('ont chacune un nom unique, un parent connu et une illustration', () => {
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(categories.filter(({ parent }) => parent && !slugs.includes(parent))).toEqual([]);
    expect(categories.filter(({ illustration }) => !isDrawn(illustration))).toEqual([]);
    expect(categories.flatMap(({ name }) => findTypographyFaults(name))).toEqual([]);
    expect(categories.filter(({ parent }) => !parent)).toHaveLength(15);
  });

  it('ont des attributs typés, sans redire ceux de leur parent', () => {
    for (const { slug, parent, attributes = [] } of categories) {
      const keys = [...attributesOf(parent ?? ''), ...attributes].map(({ key }) => key);
      expect(new Set(keys).size, slug).toBe(keys.length);
      for (const { key, kind, choices, label } of attributes) {
        expect(key).toMatch(/^[a-z][a-z0-9_]*$/);
        expect(kind === 'choice', `${slug}.${key}`).toBe(choices !== undefined);
        expect(findTypographyFaults(label)).toEqual([]);
      }
    }
  });

  it('sont toutes garnies par la démonstration', () => {
    const leaves = categories.filter(({ parent }) => parent).map(({ slug }) => slug);
    const filled = new Set(demoMaterials.map(({ category }) => category));
    expect(leaves.filter((slug) => !filled.has(slug) || !priceBands[slug])).toEqual([]);
  });
});
