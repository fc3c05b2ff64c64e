import { readdirSync, readFileSync } from 'node:fs';
import { locales as contractLocales } from '@parpaing/contract/languages';
import { describe, expect, it } from 'vitest';
import enUS from '../../../locales/en-US.json' with { type: 'json' };
import fr from '../../../locales/fr.json' with { type: 'json' };
import frFR from '../../../locales/fr-FR.json' with { type: 'json' };
import { locales } from '../../paraglide/runtime.js';
import { readLocale, untranslatedKeys } from './locale.ts';

type Catalogue = Record<string, string>;

const catalogues = { 'en-US': withoutSchema(enUS), fr: withoutSchema(fr), 'fr-FR': withoutSchema(frFR) };

/** Sentences of SPEC, which keep its straight apostrophes. */
const specKeys = ['error_generic', 'session_denied', 'register_failed', 'resend_failed'];

function withoutSchema({ $schema: _, ...messages }: Catalogue): Catalogue {
  return messages;
}

const keys = (catalogue: Catalogue) => Object.keys(catalogue).sort();
const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();

describe('catalogues', () => {
  it('les langues de Paraglide, du contrat et des catalogues sont les mêmes', () => {
    const files = readdirSync(new URL('../../../locales', import.meta.url)).filter((file) =>
      file.endsWith('.json'),
    );
    expect(locales).toEqual(contractLocales);
    expect(files.sort()).toEqual(locales.map((locale) => `${locale}.json`).sort());
  });

  it('un visiteur anglophone lit tout en anglais : en-US a toutes les clés', () => {
    const all = new Set([...keys(catalogues.fr), ...keys(catalogues['fr-FR'])]);
    expect(keys(catalogues['en-US'])).toEqual([...all].sort());
    for (const text of Object.values(catalogues['en-US'])) expect(text.trim()).not.toBe('');
  });

  it('fr laisse à en-US les seules phrases que SPEC dit en anglais', () => {
    const missing = keys(catalogues['en-US']).filter((key) => !(key in catalogues.fr));
    expect(missing).toEqual([...untranslatedKeys].sort());
  });

  it('fr-FR traduit ces phrases-là et rien d’autre', () => {
    expect(keys(catalogues['fr-FR'])).toEqual([...untranslatedKeys].sort());
  });

  it('les phrases gardent les mêmes variables dans toutes les langues', () => {
    for (const [key, text] of Object.entries({ ...catalogues.fr, ...catalogues['fr-FR'] })) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(catalogues['en-US'][key])]);
    }
  });

  it('aucune phrase ne reste que plus rien ne dit', () => {
    const folder = new URL('../..', import.meta.url);
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('paraglide'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join('\n');
    const said = new Set(Array.from(code.matchAll(/\bm\.(\w+)/g), ([, key]) => key));
    expect(keys(catalogues['en-US']).filter((key) => !said.has(key))).toEqual([]);
  });

  it.each(['fr', 'fr-FR'] as const)('%s suit la typographie française', (locale) => {
    const faults = Object.entries(catalogues[locale]).filter(
      ([key, text]) =>
        /[^\u00A0\s][:;!?€%](?!\/\/)|[ \u202F][:;!?€%]|« |[^\u00A0]»|\.\.\./.test(text) ||
        (text.includes("'") && !specKeys.includes(key)),
    );
    expect(faults).toEqual([]);
  });

  it('les phrases de SPEC gardent leur apostrophe droite', () => {
    for (const key of specKeys) expect(catalogues.fr[key]).toContain("'");
  });
});

describe('langue d’une demande', () => {
  it.each([
    [null, 'fr'],
    ['', 'fr'],
    ['lang=en-US', 'en-US'],
    ['cookie-consent=true; lang=fr-FR', 'fr-FR'],
    ['lang=de', 'fr'],
    ['slang=en-US', 'fr'],
  ])('le cookie %j donne %s', (cookie, locale) => {
    expect(readLocale(cookie)).toBe(locale);
  });
});
