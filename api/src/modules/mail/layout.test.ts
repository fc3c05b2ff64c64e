import { describe, expect, it } from 'vitest';
import { renderMailBody } from './layout.ts';

const mail = renderMailBody({
  brandName: 'Parpaing',
  publicUrl: 'https://parpaing.example',
  title: 'Bonjour <Camille>',
  blocks: [
    { paragraph: 'Une ligne & une autre.' },
    { quote: 'Première\n<b>seconde</b>' },
    { button: 'Confirmer', url: 'https://parpaing.example/?a=1&b=2' },
    { small: 'Se désinscrire', url: 'https://parpaing.example/non' },
  ],
});

describe('un courriel mis en page', () => {
  it('ne laisse agir aucun texte venu d’ailleurs', () => {
    expect(mail.html).toContain('Bonjour &lt;Camille&gt;');
    expect(mail.html).toContain('Première<br>&lt;b&gt;seconde&lt;/b&gt;');
    expect(mail.html).toContain('href="https://parpaing.example/?a=1&amp;b=2"');
  });

  it('dit la même chose en texte simple, liens compris', () => {
    expect(mail.text).toBe(
      [
        'Bonjour <Camille>',
        'Une ligne & une autre.',
        '> Première\n> <b>seconde</b>',
        'Confirmer\u00a0:\nhttps://parpaing.example/?a=1&b=2',
        'Se désinscrire\nhttps://parpaing.example/non',
        'Parpaing\nhttps://parpaing.example',
      ].join('\n\n'),
    );
  });
});
