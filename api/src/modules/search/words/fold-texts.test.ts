import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createMaterial, createSeller } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { searchMaterials } from '../testing/search.ts';
import { foldTexts } from './fold-texts.ts';
import { learnVocabulary } from './vocabulary.ts';

const context = useTestApp();

describe('une seule règle pour les mots', () => {
  it.each([
    ['Œil-de-bœuf', 'oeil de boeuf'],
    ['ŒUVRE', 'oeuvre'],
    ['ex æquo', 'ex aequo'],
    ['l’étanchéité', 'l etancheite'],
    ["aujourd'hui", 'aujourd hui'],
    ['tuyaux', 'tuyau'],
    ['traitées', 'traite'],
    ['lavabos', 'lavabo'],
    ['ø 100', 'diam100'],
    ['Ø100', 'diam100'],
    ['12 m²', '12'],
    ['20 × 20', '20x20'],
    ['100 mm', '100'],
    ['mm', 'mm'],
    ['Straße', 'strasse'],
  ])('« %s » devient « %s », et ne change plus', async (text, folded) => {
    expect(await foldTexts(context.db, [text, folded])).toEqual([folded, folded]);
  });

  it.each([
    ['étai', 'étais', true],
    ['blanc', 'blanche', true],
    ['creux', 'creuses', true],
    ['terrasse', 'terre', false],
    ['sable', 'sablé', false],
    ['plancher', 'planche', false],
    ['perforateur', 'perforé', false],
    ['bétonneuse', 'béton', false],
  ])('« %s » et « %s » ont la même racine : %s', async (one, other, isSame) => {
    const { rows } = await sql<{ isSame: boolean }>`
      select search_lexemes(${one}) = search_lexemes(${other}) as is_same`.execute(context.db);
    expect(rows).toEqual([{ isSame }]);
  });

  it('un mot mal tapé à côté d’une ligature, d’un pluriel en -yaux et d’un Ø est corrigé seul', async () => {
    const seller = await createSeller(context.db);
    for (let count = 0; count < 12; count++) {
      await createMaterial(context.db, { sellerId: seller.id, title: 'Tuyaux galvanisés gros œuvre Ø 100' });
    }
    await learnVocabulary(context.db);
    const { correction } = await searchMaterials(context.app, { q: 'TUYAUX galvanizés gros ŒUVRE Ø 100' });
    expect(correction?.to).toBe('TUYAUX galvanisés gros ŒUVRE Ø 100');
    const misspelt = await searchMaterials(context.app, { q: 'tuiyaux Œuvre' });
    expect(misspelt.correction?.to).toBe('tuyaux Œuvre');
  });
});
