import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();

async function search(q: string) {
  const response = await context.app.inject({ url: '/api/places', query: { q } });
  return response.json().places as {
    name: string;
    postalCode: string;
    latitude: number;
    longitude: number;
  }[];
}

describe('un visiteur cherche une commune', () => {
  it.each([
    ['lyon', 'Lyon', /^690/],
    ['69003', 'Lyon 3e', /^69003$/],
    ['montreuil', 'Montreuil', /^93100$/],
    ['Montreuil (93100)', 'Montreuil', /^93100$/],
    ['motreuil', 'Montreuil', /^93100$/],
    ['st etienne', 'Saint-Étienne', /^42/],
    ['saint-étienne', 'Saint-Étienne', /^42/],
    ['l’hay', "L'Haÿ-les-Roses", /^94240$/],
    ['LE HAVRE', 'Le Havre', /^76/],
    ['marseil', 'Marseille', /^13/],
  ])('« %s » mène d’abord à %s', async (q, name, postalCode) => {
    const [first] = await search(q);
    expect(first?.name).toBe(name);
    expect(first?.postalCode).toMatch(postalCode);
  });

  it('reçoit des coordonnées utilisables', async () => {
    const [lyon] = await search('lyon');
    expect(lyon?.latitude).toBeCloseTo(45.76, 1);
    expect(lyon?.longitude).toBeCloseTo(4.83, 1);
  });

  it('ne reçoit rien pour un nom qui n’existe pas', async () => {
    expect(await search('xqzwvk')).toEqual([]);
  });

  it('la choisit parmi celles qui lui ressemblent, plutôt que d’être conduit à l’une d’elles', async () => {
    const [likeliest] = await search('Villeurbane');
    expect(likeliest?.name).toBe('Villeurbanne');
    for (const city of ['Villeurbane', 'Zzzville']) {
      const response = await context.app.inject({ url: '/api/materials', query: { city } });
      expect(response.statusCode).toBe(400);
      expect(response.json().details).toMatchObject([{ field: 'city' }]);
    }
    const begun = await context.app.inject({ url: '/api/materials', query: { city: 'villeurb' } });
    expect(begun.json().place).toMatchObject({ name: 'Villeurbanne' });
  });

  it.each([
    ['q', {}],
    ['q', { q: ' ' }],
    ['q', { q: 'x'.repeat(81) }],
    ['limit', { q: 'lyon', limit: '0' }],
    ['limit', { q: 'lyon', limit: 'abc' }],
  ])('apprend que « %s » ne convient pas', async (field, query) => {
    const response = await context.app.inject({ url: '/api/places', query });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'invalid_input', details: [{ field }] });
  });

  it.each(["'; drop table places; --", '%', '_', '\\', '(((', '"'])(
    'peut taper « %s » sans rien casser',
    async (q) => {
      const response = await context.app.inject({ url: '/api/places', query: { q } });
      expect(response.statusCode).toBe(200);
    },
  );
});
