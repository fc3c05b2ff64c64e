import { describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { describeCountChange, describeDurationChange, describeShareChange } from './describe-change.ts';

overwriteGetLocale(() => 'fr');

describe('l’évolution', () => {
  it.each([
    [4815, 4261, '+13\u00A0%', 'up'],
    [94, 100, '−6\u00A0%', 'down'],
    [100, 100, '0\u00A0%', 'flat'],
    [1003, 1000, '0\u00A0%', 'flat'],
    [0, 12, '−100\u00A0%', 'down'],
    [5, 0, '+5', 'up'],
    [0, 0, '0\u00A0%', 'flat'],
  ])('de %i contre %i avant se dit %s', (current, previous, text, trend) => {
    expect(describeCountChange(current, previous)).toEqual({ text, trend });
  });

  it.each([
    [0.044, 0.046, { text: '−0,2\u00A0pt', trend: 'down' }],
    [0.05, 0.0396, { text: '+1\u00A0pt', trend: 'up' }],
    [null, 0.04, null],
    [0.04, null, null],
  ])('d’une part de %s contre %s est %j', (current, previous, expected) => {
    expect(describeShareChange(current, previous)).toEqual(expected);
  });

  it.each([
    [100, 75, { text: '+25\u00A0min', trend: 'up' }],
    [100, 200, { text: '−1\u00A0h\u00A040', trend: 'down' }],
    [null, 75, null],
  ])('d’un délai de %s minutes contre %s est %j', (current, previous, expected) => {
    expect(describeDurationChange(current, previous)).toEqual(expected);
  });
});
