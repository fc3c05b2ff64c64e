import { expect, it } from 'vitest';
import { deferScripts } from './deferred-scripts.ts';

const page = (links: string, script: string) =>
  `<html><head><link rel="stylesheet" href="/a.css"/>${links}</head><body><h1>Parpaing</h1>${script}</body></html>`;

it('un visiteur lit la page avant que ses scripts ne soient demandés', () => {
  const html = deferScripts(
    page(
      '<link rel="modulepreload" href="/entry.js" nonce="n"/><link rel="modulepreload" href="/home.js"/>',
      '<script nonce="n" type="module" async="">import "/entry.js";</script>',
    ),
  );
  expect(html).toBe(
    page(
      '',
      '<script nonce="n" type="text/plain" data-preload="/entry.js /home.js">import "/entry.js";</script>',
    ),
  );
});

it('un vendeur qui écrit une balise dans son texte ne change pas la page', () => {
  const text = '<p>&lt;link rel="modulepreload" href="/x.js"&gt; type=&quot;module&quot;</p>';
  expect(deferScripts(text)).toBe(text);
});
