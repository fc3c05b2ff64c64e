import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import * as m from '../../../paraglide/messages.js';
import { MessageLine } from './message-line.tsx';

function renderMessage(text: string, isMine: boolean) {
  const line = { key: 'a', text, isMine, at: new Date(0), state: 'sent' as const, startsDay: false };
  const element = <MessageLine line={line} author="Négoce Dupré" onRetry={undefined} onDiscard={() => {}} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const asking = 'Je réserve contre un acompte, appelez le 06 12 34 56 78 ou voyez https://exemple.fr/lot.';

it('une demande d’acompte garde tout son texte, avec une mise en garde pour qui la reçoit', () => {
  const html = renderMessage(asking, false);
  expect(html).toContain('Je réserve contre un acompte');
  expect(html).toContain(m.caution_deposit());
  expect(html).toContain('href="/info#confiance"');
});

it.each([
  ['qui l’a écrite', asking, true],
  ['une réponse ordinaire', 'Oui, livraison vendredi.', false],
] as const)('aucune pour %s', (_, text, isMine) => {
  expect(renderMessage(text, isMine)).not.toContain(m.caution_label());
});

it('un site s’ouvre à part, un numéro se compose sur place', () => {
  const html = renderMessage(asking, false);
  expect(html).toMatch(/<a href="tel:\+33612345678" class="[^"]*">06 12 34 56 78<\/a>/);
  expect(html).toContain(
    '<a href="https://exemple.fr/lot" target="_blank" rel="nofollow ugc noopener noreferrer"',
  );
  expect(html).toContain('exemple.fr</b>');
});
