import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Illustration } from './illustration.tsx';

const list = (folder: string, ending: string) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );
const drawings = list('../../illustrations', '.svg').map((file) => file.replace('.svg', ''));

it('chaque illustration existe dans toutes les tailles qu’une page demande, et dans aucune autre', () => {
  expect(drawings.length).toBeGreaterThan(50);
  const addresses = drawings.flatMap(
    (name) => renderToStaticMarkup(<Illustration name={name} sizes="136px" />).match(/[^" ]+\.webp/g) ?? [],
  );
  const pictures = list('../../public/illustrations', '.webp').map((file) => `/illustrations/${file}`);
  expect(pictures.sort()).toEqual([...new Set(addresses)].sort());
});
