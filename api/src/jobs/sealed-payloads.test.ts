import { expect, it } from 'vitest';
import { createSealedPayloads } from './sealed-payloads.ts';

const secret = 'a secret of the tests, of no use elsewhere';
const later = 'the secret that came after it, as random';
const mail = { to: 'camille@exemple.fr', text: 'https://parpaing.example/?token=é' };
const box = createSealedPayloads({ appSecret: secret, previousAppSecret: undefined });

it('un courriel scellé ne se lit pas, et se rouvre entier', () => {
  const first = box.seal(mail);
  expect(Buffer.from(first.sealed, 'base64').toString('latin1')).not.toContain('token');
  expect(box.seal(mail)).not.toEqual(first);
  expect(box.open(first)).toEqual(mail);
});

it('se rouvre encore après un changement de secret, pas sous un secret étranger', () => {
  const rotated = createSealedPayloads({ appSecret: later, previousAppSecret: secret });
  const foreign = createSealedPayloads({ appSecret: later, previousAppSecret: undefined });
  expect(rotated.open(box.seal(mail))).toEqual(mail);
  expect(() => foreign.open(box.seal(mail))).toThrow('not ours');
});

it('retouché ne se rouvre pas', () => {
  const bytes = Buffer.from(box.seal(mail).sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => box.open({ sealed: bytes.toString('base64') })).toThrow('not ours');
});
