import { readFile } from 'node:fs/promises';
import type { Suggestion } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createMaterial, createSeller } from '../../../testing/factories.ts';
import { useDemoApp } from '../../../testing/test-app.ts';
import { refreshSellers } from '../../shops/service.ts';
import { searchMaterials } from '../testing/search.ts';
import { learnCompletions, rebuildCompletions } from './learn-completions.ts';

const context = useDemoApp();

async function suggest(q: string, language = 'fr'): Promise<Suggestion[]> {
  const headers = { 'accept-language': language };
  const response = await context.app.inject({ url: '/api/materials/suggest', query: { q }, headers });
  expect(response.statusCode).toBe(200);
  return response.json().suggestions;
}

const suggestTexts = async (kind: Suggestion['kind'], q: string): Promise<string[]> =>
  (await suggest(q))
    .filter((suggestion) => suggestion.kind === kind)
    .map(({ text }) => text.replaceAll(/\s/gu, ' '));

const suggestTerms = (q: string) => suggestTexts('term', q);

const term = (text: string) => expect.objectContaining({ kind: 'term', text });

it('sur cinquante débuts de mots, ce qui est attendu est proposé dans 97 %', async () => {
  const file = await readFile(new URL('../testing/queries/completions.json', import.meta.url), 'utf8');
  const entries = JSON.parse(file) as { typed: string; offers: string }[];
  const missed: string[] = [];
  for (const { typed, offers } of entries) {
    const texts = (await suggest(typed)).map(({ text }) => text);
    if (!texts.some((text) => new RegExp(offers, 'iu').test(text)))
      missed.push(`${typed} : ${texts.join(' | ')}`);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(entries.length * 0.03);
});

describe('un terme', () => {
  it('est proposé avec la catégorie et les annonces qui commencent ainsi', async () => {
    const suggestions = await suggest('Laine de r');
    expect(suggestions).toContainEqual(term('laine de roche'));
    expect(suggestions).toContainEqual(
      expect.objectContaining({ kind: 'category', text: 'Laine de roche', slug: 'laine-de-roche' }),
    );
    expect(
      suggestions.some(({ kind, text }) => kind === 'material' && text.startsWith('Laine de roche')),
    ).toBe(true);
    expect(suggestions.length).toBeLessThanOrEqual(8);
  });

  it('dit combien d’annonces il trouve', async () => {
    for (const q of ['laine de roche', 'tuile canal', 'chevron']) {
      const { total } = await searchMaterials(context.app, { q });
      expect(await suggest(q)).toContainEqual(expect.objectContaining({ kind: 'term', count: total }));
    }
  });

  it('n’est proposé qu’une fois au singulier et au pluriel', async () => {
    const { id: sellerId } = await createSeller(context.db);
    for (const title of ['Zinguette plate', 'Zinguettes plates', 'Zinguettes']) {
      await createMaterial(context.db, { sellerId, title });
    }
    await learnCompletions(context.db);
    expect(await suggestTerms('zingu')).toEqual(['zinguettes', 'zinguette plate']);
    expect(await suggestTerms('zinguettes p')).toEqual(['zinguette plate']);
  });

  it('ne finit ni par un signe ni par une préposition', async () => {
    for (const q of ['laine de verre', 'carreau', 'panneau', 'lame']) {
      const terms = await suggestTerms(q);
      expect(terms.length).toBeGreaterThan(0);
      for (const text of terms) expect(text).not.toMatch(/ (?:\D|de|du|en|pour|avec)$/u);
    }
  });

  it('va jusqu’à la première cote ou au premier code, même derrière un autre mot', async () => {
    expect(await suggestTerms('chevron 6')).toContain('chevron 63 × 75 mm');
    expect(await suggestTerms('3 G 2')).toContain('câble R2V 3G2,5');
    expect(await suggestTerms('R2V')).toEqual(await suggestTerms('r2v'));
  });

  it('se trouve par un mot de son milieu, dans le désordre et sans ses prépositions', async () => {
    expect(await suggestTerms('hydrof')).toContain('plaque de plâtre BA13 hydrofuge');
    expect(await suggestTerms('verre laine')).toContain('laine de verre');
  });

  it('demande un mot à lui pour la dernière lettre', async () => {
    for (const text of await suggestTerms('carreaux de c')) expect(text).not.toMatch(/plâtre$/);
  });

  it('le plus courant vient dès la première lettre, si loin qu’il soit dans l’alphabet', async () => {
    await sql`
      insert into search_completions (key, text, folded, is_opening, words, count)
      select word, word, word, true, to_tsvector('simple', word), number
      from (
        select 'za' || number as word, 1 as number from generate_series(10000, 13000) as number
        union all select 'zzz', 50
      ) as words`.execute(context.db);
    expect((await suggest('z'))[0]).toEqual({ kind: 'term', text: 'zzz', count: 50 });
  });

  it('complète le dernier mot d’une phrase nouvelle, dont le début reste comme il fut tapé', async () => {
    expect(await suggestTerms('vieux parpai')).toContain('vieux parpaing');
    expect(await suggestTerms('Dalle Ø 32,5 en bét')).toContain('Dalle Ø 32,5 en béton');
    expect(await suggestTerms('vieux sac à')).toEqual([]);
  });

  it('est proposé pour un mot mal écrit, au début comme à la fin', async () => {
    expect(await suggestTerms('parpin')).toContain('parpaing');
    expect(await suggestTerms('lain de ver')).toContain('laine de verre');
    expect(await suggestTerms('tuille can')).toContain('tuile canal');
  });
});

describe('une catégorie', () => {
  it('est nommée dans la langue de qui tape, trouvée dans les deux, et dit combien d’annonces elle a', async () => {
    const { total } = await searchMaterials(context.app, { category: 'laine-de-roche' });
    const category = { kind: 'category', text: 'Stone wool', slug: 'laine-de-roche', count: total };
    expect(await suggest('stone', 'en')).toContainEqual(category);
    expect(await suggest('laine de r', 'en')).toContainEqual(category);
    expect(await suggest('stone wo')).toContainEqual({ ...category, text: 'Laine de roche' });
  });

  it('se trouve par un mot de son milieu', async () => {
    expect(await suggestTexts('category', 'vinyle')).toEqual(['Sols stratifiés et vinyles']);
  });
});

describe('une commune', () => {
  it('est proposée avec sa position', async () => {
    expect(await suggest('vénissi')).toEqual([
      {
        kind: 'place',
        text: 'Vénissieux',
        place: expect.objectContaining({ name: 'Vénissieux', postalCode: '69200', department: '69' }),
      },
    ]);
  });

  it('se trouve par son code postal entier, pas par deux chiffres', async () => {
    expect(await suggestTexts('place', '69200')).toContain('Vénissieux');
    expect(await suggestTexts('place', '69')).toEqual([]);
  });

  it('grande, se propose à côté des matériaux ; petite, elle leur laisse la place', async () => {
    expect(await suggestTexts('place', 'par')).toEqual(['Paris']);
    expect(await suggestTexts('place', 'chaux')).toEqual([]);
  });
});

describe('un vendeur', () => {
  it('se trouve par chaque mot de son nom, et dit combien d’annonces il a', async () => {
    const { id: sellerId } = await createSeller(context.db, { companyName: 'Établissements Quénot & Fils' });
    await createMaterial(context.db, { sellerId });
    await refreshSellers(context.db);
    const seller = { kind: 'seller', text: 'Établissements Quénot & Fils', id: sellerId, count: 1 };
    for (const q of ['quénot', 'etablissements que', 'quenot fil'])
      expect(await suggest(q)).toEqual([seller]);
    expect(await suggest('uenot')).toEqual([]);
  });

  it('sans annonce, n’est pas proposé', async () => {
    await createSeller(context.db, { companyName: 'Wrzasek Négoce' });
    expect(await suggest('wrzas')).toEqual([]);
  });
});

it('un terme que plus aucune annonce ne porte n’est plus proposé le lendemain', async () => {
  const { id } = await createMaterial(context.db, { title: 'Quinquet de Dominique' });
  await learnCompletions(context.db);
  expect(await suggest('quinq')).toContainEqual({ kind: 'term', text: 'quinquet', count: 1 });
  await context.db.updateTable('materials').set({ status: 'archive' }).where('id', '=', id).execute();
  await rebuildCompletions(context.db);
  expect(await suggestTerms('quinquet')).toEqual([]);
  expect(await suggestTerms('siporex')).toEqual(['siporex']);
});

it('rien ne complète rien, et un roman est refusé', async () => {
  expect(await suggest('   ')).toEqual([]);
  const response = await context.app.inject({ url: '/api/materials/suggest', query: { q: 'a'.repeat(201) } });
  expect([response.statusCode, response.json().details[0].field]).toEqual([400, 'q']);
});
