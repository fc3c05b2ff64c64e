import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pagePolicy } from './content-security-policy.server.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('une page n’exécute que ses propres scripts, reconnus à leur empreinte', () => {
  const policy = pagePolicy(
    '<script>un()</script><script type="module" async="">deux()\n</script><script src="/a.js"></script>',
    'production',
  );
  expect(policy).toContain(`script-src 'self' ${hash('un()')} ${hash('deux()\n')};`);
  expect(policy).not.toContain('unsafe');
});

it('une page sans script n’en autorise aucun en ligne', () => {
  expect(pagePolicy('<p>rien</p>', 'production')).toContain("script-src 'self';");
});
