import { pages } from '@parpaing/contract/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../markdown.ts';
import { helpParts } from './help-parts.tsx';
import { privacyParts } from './privacy-parts.tsx';
import { termsParts } from './terms-parts.tsx';
import { Text, type TextNode, type TextParts, type TextSection } from './text.tsx';
import { sections as aboutInEnglish } from './texts/about.en.md';
import { sections as about } from './texts/about.fr.md';
import { sections as helpInEnglish } from './texts/help.en.md';
import { sections as help } from './texts/help.fr.md';
import { sections as privacy } from './texts/privacy.md';
import { sections as terms } from './texts/terms.md';

const settings = {
  brandName: 'Parpaing',
  publicUrl: 'https://parpaing.example',
  contactEmail: 'bonjour@parpaing.example',
  splashMinMs: 0,
  mapTiles: { url: 'https://plan.example', origin: 'https://plan.example', attribution: 'Plan d’exemple' },
  legal: {
    name: 'Parpaing SAS',
    form: 'société par actions simplifiée',
    capital: '40\u00A0000\u00A0€',
    address: '12 rue des Carrières, 93100 Montreuil',
    rcs: 'Bobigny',
    vat: 'FR',
    phone: '+33 1 99 00 12 00',
    director: 'Jeanne Carrier',
    host: '',
    mediator: 'Médiation des Bâtisseurs',
  },
};

const french: [path: string, TextSection[], TextParts][] = [
  [pages.terms, terms, termsParts],
  [pages.privacy, privacy, privacyParts],
  [pages.info, help, helpParts],
  [pages.about, about, {}],
];
const texts: typeof french = [
  ...french,
  [pages.info, helpInEnglish, helpParts],
  [pages.about, aboutInEnglish, {}],
];
const anchors = new Map(french.map(([path, sections]) => [path, sections.map(({ id }) => `#${id}`)]));

function render(nodes: TextNode[], parts: TextParts = {}): string {
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', element: <Text nodes={nodes} parts={parts} /> }],
    {
      hydrationData: { loaderData: { root: { settings } } },
    },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

function textOf({ title, body }: TextSection, parts: TextParts) {
  const text = render(body, parts)
    .replace(/<code>.*?<\/code>/g, '')
    .replace(/<[^>]+>/g, '');
  return `${title} ${text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')}`;
}

describe('les textes du site', () => {
  it.each(french)('%s suit la typographie française', (_, sections, parts) => {
    for (const section of sections) {
      const faults = textOf(section, parts).match(
        /.{0,20}(?:[^\u00A0\s][:;!?€%](?!\/\/)|[ \u202F][:;!?€%»]|« |'|\.\.\.).{0,10}/g,
      );
      expect(faults, section.id).toBeNull();
    }
  });

  it.each(texts)('%s a des ancres distinctes, les mêmes dans toutes les langues', (path, sections) => {
    const ids = sections.map(({ id }) => `#${id}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(anchors.get(path));
  });

  it.each(texts)('%s ne mène qu’à des pages et à des ancres qui existent', (path, sections, parts) => {
    const html = sections.map(({ body }) => render(body, parts)).join('');
    const links = Array.from(
      html.matchAll(/href="([/#][^"]*)"/g),
      ([, href = '']) => new URL(href, `http://site${path}`),
    );
    expect(links.length).toBeGreaterThan(0);
    const dead = links.filter(
      ({ pathname, hash }) =>
        !Object.values<unknown>(pages).includes(pathname) || (hash && !anchors.get(pathname)?.includes(hash)),
    );
    expect(dead.map(String)).toEqual([]);
  });

  it('les mentions légales taisent ce qui n’est pas renseigné', () => {
    const html = render(terms.find(({ id }) => id === 'mentions-legales')?.body ?? [], termsParts);
    expect(html).toContain('Jeanne Carrier');
    expect(html).not.toContain('Hébergeur');
  });
});

describe('un texte en Markdown', () => {
  it('devient des sections, avec des tableaux que l’on lit aussi en colonne', () => {
    const [section] = compileText(
      '## Durées {#durees}\n\nVoir **ici**.\n\nTable: Clés\n\n| Nom | Durée |\n|--|--|\n| `lang` | un an |',
    );
    expect(section).toMatchObject({ id: 'durees', title: 'Durées' });
    const html = render(section?.body ?? [], privacyParts).replaceAll(/ class="[^"]*"/g, '');
    expect(html).toBe(
      '<p>Voir <strong>ici</strong>.</p>' +
        '<section tabindex="0" aria-label="Clés"><table>' +
        '<thead><tr><th scope="col">Nom</th><th scope="col">Durée</th></tr></thead>' +
        '<tbody><tr><th scope="row"><code>lang</code></th><td data-column="Durée">un an</td></tr></tbody>' +
        '</table></section>',
    );
  });

  it.each([
    ['de HTML', '<script>alert(1)</script>'],
    ['de HTML dans une phrase', 'Voir <b onclick="alert(1)">ici</b>.'],
    ['d’adresse qui exécute', '[ici](javascript:alert(1))'],
    ['d’adresse d’un autre site sans https', '[ici](//ailleurs.example)'],
    ['d’image', '![photo](/photo.png)'],
    ['de titre sans ancre', '## Fin'],
    ['de tableau sans nom', '| a | b |\n|--|--|\n| 1 | 2 |'],
  ])('ne peut pas avoir %s', (_, source) => {
    expect(() => compileText(`## Début {#debut}\n\n${source}`)).toThrow();
  });

  it('ne peut pas commencer sans titre', () => {
    expect(() => compileText('Sans titre.')).toThrow();
  });

  it('ne peut pas nommer un composant qui n’existe pas', () => {
    const [section] = compileText('## Début {#debut}\n\nSur {marque}.');
    expect(() => render(section?.body ?? [])).toThrow();
  });
});
