import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { RadiusSlider } from './radius-slider.tsx';

beforeAll(() => overwriteGetLocale(() => 'fr'));

it.each([1, 37, 150])('un rayon de %i km peut se dire, et rien d’impossible avec lui', (radius) => {
  const [input = ''] = /<input[^>]*>/.exec(renderToStaticMarkup(<RadiusSlider radius={radius} />)) ?? [];
  const read = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(input)?.[1]);
  expect(read('value')).toBe(radius);
  expect(read('min')).toBe(1);
  // Without a step a browser takes every whole number.
  expect(input).not.toContain(' step=');
  expect(read('max')).toBeGreaterThanOrEqual(radius);
});
