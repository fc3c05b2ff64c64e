import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createMaterial, createSeller } from '../../../testing/factories.ts';
import { useDemoApp } from '../../../testing/test-app.ts';
import { searchMaterials } from '../testing/search.ts';
import { parseSynonyms } from './synonyms.ts';
import { learnVocabulary, rebuildVocabulary } from './vocabulary.ts';

const context = useDemoApp();

const search = (query: Record<string, string>) => searchMaterials(context.app, query);

it.each([
  ['20 × 20 × 50 cm', '20x20x50'],
  ['20*20*50', '20x20x50'],
  ['5,00 × 1,20 m', '5x1v2'],
  ['2\u202f500 × 1\u00a0250 mm', '2500x1250'],
  ['R = 5', 'r5'],
  ['GR 32', 'gr32'],
  ['CEM II 32,5', 'cem ii 32v5'],
  ['3 G 2,5 mm²', '3g2v5'],
  ['60 par 100', '60x100'],
  ['Ø 100', 'diam100'],
  ['diamètre 100 mm', 'diam100'],
  ['λ 0,032', 'lambda32'],
  ['grave 0/31,5', 'grave 0s31v5'],
  ['L’étanchéité à l’eau', 'l etancheite l eau'],
  ['Portes vitrées, deux lavabos', 'portes vitre deux lavabo'],
])('« %s » s’écrit « %s » dans l’index comme dans la recherche', async (text, folded) => {
  const { rows } = await sql<{ folded: string }>`select search_text(${text}) as folded`.execute(context.db);
  expect(rows[0]?.folded).toBe(folded);
});

describe('un mot mal écrit', () => {
  it('est corrigé, et la correction se dit', async () => {
    const { correction, total } = await search({ q: 'laine de vere' });
    expect(correction).toEqual({ from: 'laine de vere', to: 'laine de verre', isUndone: false });
    expect(total).toBeGreaterThan(5);
  });

  it('est gardé tel quel si l’acheteur y tient', async () => {
    const { correction, items } = await search({ q: 'parpin', exact: 'true' });
    expect([correction?.isUndone, items]).toEqual([true, []]);
  });

  it('gardé tel quel, dit que rien ne le porte, et le retour à la correction', async () => {
    const { correction, leftOut, items } = await search({ q: 'laine de vere', exact: 'true' });
    expect(correction).toEqual({ from: 'laine de vere', to: 'laine de verre', isUndone: true });
    expect(leftOut).toEqual(['vere']);
    expect(items[0]?.title).toMatch(/^Laine/);
  });

  it('et dit deux fois, n’est cherché et nommé qu’une', async () => {
    const { leftOut } = await search({ q: 'laine vere Vère vere', exact: 'true' });
    expect(leftOut).toHaveLength(1);
  });

  it('gardé tel quel, se trouve là où il est écrit', async () => {
    const { id: sellerId } = await createSeller(context.db);
    for (let others = 0; others < 261; others++)
      await createMaterial(context.db, { sellerId, description: 'Se pose vers le haut.' });
    await createMaterial(context.db, { sellerId, description: 'Posée par Vère et fils.' });
    await learnVocabulary(context.db);
    const { leftOut, total } = await search({ q: 'laine de vere', exact: 'true' });
    expect(leftOut).toEqual([]);
    expect(total).toBeGreaterThan(261);
    await context.db.deleteFrom('materials').where('sellerId', '=', sellerId).execute();
  });

  it('n’est pas corrigé quand c’est un nombre, une cote ou un mot juste mais rare', async () => {
    for (const q of ['parpaing 20x20x55', 'humidimètre', 'klinker']) {
      expect((await search({ q })).correction).toBeNull();
    }
  });
});

it('sans mot à chercher, rien n’est trouvé, et cela se dit', async () => {
  for (const q of ['🧱', 'a', '%', 'de la']) {
    const { total, leftOut } = await search({ q });
    expect([total, leftOut]).toEqual([0, [q]]);
  }
});

describe('des mots qu’aucun matériau ne réunit', () => {
  it('perdent d’abord celui que rien ne porte', async () => {
    const { leftOut, items } = await search({ q: 'parpaing xyzzyx creux' });
    expect(leftOut).toEqual(['xyzzyx']);
    expect(items[0]?.title).toMatch(/^Parpaing creux/);
  });

  it('perdent ensuite la cote, et le disent', async () => {
    const { leftOut, items } = await search({ q: 'parpaing 17x23x51' });
    expect(leftOut).toEqual(['17x23x51']);
    expect(items[0]?.title).toMatch(/^Parpaing/);
  });

  it('perdent la quantité demandée', async () => {
    const { items } = await search({ q: 'il me faut 20 sacs de ciment' });
    expect(items[0]?.title).toMatch(/^Ciment/);
  });

  it('gardent toujours la chose, si longue que soit la phrase', async () => {
    const q = 'un receveur de douche extra plat 120 x 90 blanc carré profond lourd pour ma salle d’eau';
    const { items } = await search({ q });
    expect(items[0]?.title).toMatch(/^Receveur/);
  });

  it('ne trouvent rien là où personne ne vend la chose', async () => {
    const { items, missing } = await search({ q: 'pergola rouleau abri' });
    expect([items, missing?.words]).toEqual([[], 'pergola']);
  });

  it('se disent perdus comme ils furent tapés, non comme l’index les écrit', async () => {
    const typed = [
      ['parpaing 32,5 à', '32,5'],
      ['parpaing Ø 117', 'Ø 117'],
      ['parpaing 17 × 23 × 51 cm', '17 × 23 × 51 cm'],
      ['parpaing l’Xyzzÿx', 'Xyzzÿx'],
      ['parpaing, « xyzzyx »', 'xyzzyx'],
      ['parpaing creux à R = 5,75', 'R = 5,75'],
    ];
    for (const [q = '', word] of typed) expect((await search({ q, exact: 'false' })).leftOut).toEqual([word]);
  });

  it('les gardent tous quand c’est un filtre qui ne laisse rien', async () => {
    const { leftOut, total } = await search({ q: 'parpaing creux', maxPrice: '0.01' });
    expect([leftOut, total]).toEqual([[], 0]);
  });
});

describe('une annonce qui change', () => {
  it('se trouve aussitôt par ses nouveaux mots, et par le nouveau nom de sa catégorie', async () => {
    const { id } = await createMaterial(context.db, { title: 'Objet quelconque' });
    const finds = async (q: string) => (await search({ q })).items.some((item) => item.id === id);
    expect(await finds('goniomètre')).toBe(false);
    await context.db
      .updateTable('materials')
      .set({ title: 'Goniomètre de chantier' })
      .where('id', '=', id)
      .execute();
    expect(await finds('goniomètre')).toBe(true);
    await context.db
      .updateTable('categories')
      .set({ nameFr: 'Laine minérale zébrée' })
      .where('slug', '=', 'laine-de-verre')
      .execute();
    expect(await finds('goniomètre zébrée')).toBe(true);
  });
});

it('un mot que plus aucune annonce ne porte n’est plus proposé le lendemain, ceux du métier le restent', async () => {
  const { id } = await createMaterial(context.db, { title: 'Quinquet quinquet de Dominique' });
  await learnVocabulary(context.db);
  const find = async (text: string) => {
    const { rows } = await sql<{ count: number }>`
      select title_count as count from search_words where text = ${text}`.execute(context.db);
    return rows[0]?.count;
  };
  expect(await find('dominique')).toBe(1);
  const usual = await find('parpaing');
  await context.db.updateTable('materials').set({ status: 'archive' }).where('id', '=', id).execute();
  await rebuildVocabulary(context.db);
  expect(await find('dominique')).toBeUndefined();
  expect([await find('parpaing'), await find('siporex')]).toEqual([usual, 1]);
});

it('le fichier des synonymes se lit dans les deux sens, dans un seul, ou de près', () => {
  const pairs = parseSynonyms('# note\na = b\nc > d\n\ne ~ f\n');
  expect(pairs.map(({ term, alternative, is_near }) => [term, alternative, is_near])).toEqual([
    ['a', 'b', false],
    ['b', 'a', false],
    ['c', 'd', false],
    ['e', 'f', true],
    ['f', 'e', true],
  ]);
});
