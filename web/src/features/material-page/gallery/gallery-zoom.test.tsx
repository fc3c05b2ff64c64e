import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { GalleryZoom } from './gallery-zoom.tsx';

beforeAll(() => overwriteGetLocale(() => 'fr'));

function show(widths: number[]) {
  const picture = {
    id: 'photo',
    alt: 'Un rouleau',
    width: 1600,
    height: 1200,
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    widths,
    hasAvif: true,
  };
  return renderToStaticMarkup(
    <GalleryZoom pictures={[picture]} index={0} onShow={() => {}} onClose={() => {}} />,
  );
}

it('une photo agrandie est la plus large qui soit', () => {
  expect(show([320, 1280])).toContain('/media/photo/1280.webp');
});

it('une photo encore à préparer ne se demande pas', () => {
  expect(show([])).not.toContain('/media/');
});
