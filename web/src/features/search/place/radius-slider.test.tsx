import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { RadiusSlider } from './radius-slider.tsx';

beforeAll(() => overwriteGetLocale(() => 'fr'));

it.each([1, 37, 150])('un rayon de %i km peut se dire, et rien d’impossible avec lui', (radius) => {
  const [input = ''] = /<input[^>]*>/.exec(renderToStaticMarkup(<RadiusSlider radius={radius} />)) ?? [];
  const read = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(input)?.[1] ?? 1);
  expect(read('value')).toBe(radius);
  expect(read('min')).toBe(1);
  // A browser rounds to a whole number of steps from the least.
  expect((radius - read('min')) % read('step')).toBe(0);
  expect(read('max')).toBeGreaterThanOrEqual(radius);
});
