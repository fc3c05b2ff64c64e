import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { ArticleSection } from './article.tsx';
import { privacySections } from './privacy-sections.tsx';
import { termsSections } from './terms-sections.tsx';

const settings = {
  brandName: 'Parpaing',
  publicUrl: 'https://parpaing.example',
  contactEmail: 'bonjour@parpaing.example',
  splashMinMs: 0,
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

const texts: [string, ArticleSection[]][] = [
  ['les conditions générales', termsSections(settings)],
  ['la politique de confidentialité', privacySections(settings)],
];

function textOf({ title, body }: ArticleSection) {
  const html = renderToStaticMarkup(<MemoryRouter>{body}</MemoryRouter>);
  const text = html.replace(/<code>.*?<\/code>/g, '').replace(/<[^>]+>/g, '');
  return `${title} ${text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')}`;
}

it.each(texts)('%s suivent la typographie française', (_, sections) => {
  for (const section of sections) {
    const faults = textOf(section).match(
      /.{0,20}(?:[^\u00A0\s][:;!?€%](?!\/\/)|[ \u202F][:;!?€%»]|« |'|\.\.\.).{0,10}/g,
    );
    expect(faults, section.id).toBeNull();
  }
});

it.each(texts)('%s ont des ancres distinctes', (_, sections) => {
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('les mentions légales taisent ce qui n’est pas renseigné', () => {
  const notice = termsSections(settings).find(({ id }) => id === 'mentions-legales');
  const html = renderToStaticMarkup(<MemoryRouter>{notice?.body}</MemoryRouter>);
  expect(html).toContain('Jeanne Carrier');
  expect(html).not.toContain('Hébergeur');
});
