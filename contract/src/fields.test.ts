import { expect, it } from 'vitest';
import { typedPattern } from './fields.ts';
import { MessageInput } from './schemas.ts';

it.each(['laine de verre', 'deux\tcolonnes', 'deux\nlignes\r\nde texte', 'λ 0,032 — R = 5', ''])(
  'un texte tapé ou collé convient : %j',
  (text) => {
    expect(typedPattern.test(text)).toBe(true);
  },
);

it.each(['\u0000', 'a\u0007b', '\u001b[31m', '\u0085'])('un caractère de commande, non : %j', (text) => {
  expect(typedPattern.test(text)).toBe(false);
});

it('des espaces sans fin avant un caractère de commande sont refusés sans que rien ne s’arrête', () => {
  const text = `a${' '.repeat(3900)}\u0001b`;
  expect(MessageInput.safeParse({ clientId: crypto.randomUUID(), text }).success).toBe(false);
});
