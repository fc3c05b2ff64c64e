import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { applyContentSecurityPolicy } from './content-security-policy.server.ts';
import { delayScripts } from './late-scripts.ts';

const module = '<script nonce="n" type="module" async="">import "/entry.js";</script>';
const delayed = (addresses: string) =>
  `<script nonce="n" type="text/plain" data-preload="${addresses}">import "/entry.js";</script>`;

it('un visiteur lit la page avant que ses scripts ne soient demandés', () => {
  const links =
    '<link rel="modulepreload" href="/entry.js" nonce="n"/><link rel="modulepreload" href="/home.js"/>';
  expect(delayScripts(`<head>${links}</head><h1>Parpaing</h1>${module}`)).toBe(
    `<head></head><h1>Parpaing</h1>${delayed('/entry.js /home.js')}`,
  );
});

it('un vendeur qui écrit des balises dans son texte ne change pas la page', () => {
  const written = '<link rel="modulepreload" href="/x.js"> type="module" async=""';
  const text = renderToStaticMarkup(<p title={written}>{written}</p>);
  expect(delayScripts(text + module)).toBe(text + delayed(''));
});

it('la politique de sécurité permet le script, une fois retardé', () => {
  const { policy } = applyContentSecurityPolicy(module, 'n');
  expect(applyContentSecurityPolicy(delayScripts(module), 'n').policy).toBe(policy);
});
