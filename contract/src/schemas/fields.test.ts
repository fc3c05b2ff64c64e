import { expect, it } from 'vitest';
import { MessageInput } from '../schemas.ts';
import { typedPattern } from './fields.ts';

it.each(['laine de verre', 'deux\tcolonnes', 'deux\nlignes\r\nde texte', 'λ 0,032 — R = 5', ''])(
  'un texte tapé ou collé convient : %j',
  (text) => {
    expect(typedPattern.test(text)).toBe(true);
  },
);

it.each(['\u0000', 'a\u0007b', '\u001b[31m', '\u0085', 'avant \ud83d après'])(
  'un caractère de commande ou une moitié de signe, non : %j',
  (text) => {
    expect(typedPattern.test(text)).toBe(false);
  },
);

it.each(['\u200b', '\u3164 \u2800', ' \u00a0\n'])('un message que personne ne verrait, non : %j', (text) => {
  expect(MessageInput.safeParse({ clientId: crypto.randomUUID(), text }).success).toBe(false);
});

it('des espaces sans fin avant un caractère de commande sont refusés sans que rien ne s’arrête', () => {
  const text = `a${' '.repeat(3900)}\u0001b`;
  expect(MessageInput.safeParse({ clientId: crypto.randomUUID(), text }).success).toBe(false);
});
