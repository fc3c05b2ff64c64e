import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { applyContentSecurityPolicy } from './content-security-policy.server.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('une page n’exécute que ses propres scripts, reconnus à leur empreinte', () => {
  const { html, policy } = applyContentSecurityPolicy(
    '<script nonce="n1">un()</script><script type="module" nonce="n1" async="">deux()\n</script><script nonce="n1" src="/a.js"></script>',
    'n1',
  );
  expect(policy).toContain(`script-src 'self' ${hash('un()')} ${hash('deux()\n')};`);
  expect(policy).not.toContain('unsafe');
  expect(html).not.toContain('nonce');
});

it('un script venu avec un texte reste interdit', () => {
  const { policy } = applyContentSecurityPolicy(
    '<p>Parpaings <script>alert(1)</script><script nonce="autre">alert(2)</script></p>',
    'n1',
  );
  expect(policy).toContain("script-src 'self';");
});

it('seules les images des rues de la carte peuvent venir d’ailleurs, et seulement si elles sont voulues', () => {
  expect(applyContentSecurityPolicy('<p>', 'n1').policy).toContain("img-src 'self' data: blob:;");
  const { policy } = applyContentSecurityPolicy('<p>', 'n1', 'https://data.geopf.fr');
  expect(policy).toContain("img-src 'self' data: blob: https://data.geopf.fr;");
  expect(policy.match(/geopf/g)).toHaveLength(1);
});
