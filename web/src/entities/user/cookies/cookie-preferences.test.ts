import { expect, it, vi } from 'vitest';
import { parseCookiePreferences } from './cookie-preferences.ts';

const nothing = { essential: true, analytics: false, marketing: false };
const cookie = (value: unknown) => `lang=fr; cookie-preferences=${encodeURIComponent(JSON.stringify(value))}`;

it.each([
  ['', nothing],
  ['cookie-consent=true', nothing],
  [cookie({}), nothing],
  [cookie(null), nothing],
  [cookie({ essential: false }), { ...nothing, essential: false }],
  [cookie({ analytics: true, marketing: true }), { essential: true, analytics: true, marketing: true }],
  [cookie({ analytics: 'true', marketing: 1 }), nothing],
])('le cookie %j donne %j', (cookies, expected) => {
  expect(parseCookiePreferences(cookies)).toEqual(expected);
});

it('des préférences illisibles sont ignorées, et signalées à qui veut le savoir', () => {
  const onUnreadable = vi.fn();
  expect(parseCookiePreferences('cookie-preferences={', onUnreadable)).toEqual(nothing);
  expect(onUnreadable).toHaveBeenCalledOnce();
});
