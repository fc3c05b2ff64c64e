/**
 * Renders the icons and the sharing picture from the logo. Run `npm run icons:build` after changing it, and commit the
 * results.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

const require = createRequire(import.meta.url);
const publicFolder = new URL('../web/public/', import.meta.url);
const colors = { page: '#F5F2EC', sunken: '#ECE7DD', ink: '#1F1B17', ink2: '#554D43', brick: '#B24019' };

const readPublic = (path: string) => readFileSync(new URL(path, publicFolder), 'utf8');
const drawingFolder = new URL('../web/illustrations/', import.meta.url);
const readDrawing = (name: string) => readFileSync(new URL(`${name}.svg`, drawingFolder), 'utf8');
const asData = (type: string, content: string | Buffer) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;
const font = (path: string) => asData('font/woff2', readFileSync(require.resolve(path)));

const mark = readPublic('favicon.svg').replace(/@media[^}]*\}[^}]*\}\}?/, '');

/** Systems crop icons to a shape: only the middle four fifths are safe. */
function iconPage(markShare: number) {
  return `<body style="margin:0;background:${colors.page};display:grid;place-items:center;height:100vh">
    <img src="${asData('image/svg+xml', mark)}" style="width:${markShare * 100}%"></body>`;
}

const courses = [
  ['briques', 'tomettes', 'fenetre'],
  ['laine-de-verre', 'poutres-chene', 'radiateur-fonte'],
  ['couronnes-de-cable', 'parquet-chene', 'plaques-de-platre'],
  ['tuiles', 'sacs-de-ciment', 'tubes-cuivre'],
];

function sharingPage() {
  const wall = courses.map((course, index) => {
    const blocks = course.map((name) => `<img src="${asData('image/svg+xml', readDrawing(name))}">`);
    return `<div style="margin-left:${index % 2 ? 0 : -118}px">${blocks.join('')}</div>`;
  });
  return `<style>
    @font-face { font-family: Display; font-weight: 200 800;
      src: url(${font('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2')}) }
    @font-face { font-family: Text; font-weight: 100 700;
      src: url(${font('@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2')}) }
    body { margin: 0; height: 630px; overflow: hidden; position: relative;
      background: ${colors.sunken}; color: ${colors.ink}; font: 400 30px/42px Text }
    .words { position: absolute; left: 64px; top: 0; bottom: 0; width: 560px; display: flex;
      flex-direction: column; justify-content: center; gap: 30px }
    .words img { width: 96px }
    h1 { margin: 0; font: 750 74px/70px Display; letter-spacing: -.03em }
    p { margin: 0; width: 400px; color: ${colors.ink2} }
    .wall { position: absolute; inset: 0 0 0 648px }
    .wall div { display: flex; gap: 6px; margin-bottom: 6px }
    .wall img { width: 236px; height: 164px; object-fit: cover; flex: none }
  </style>
  <body>
    <div class="words">
      <img src="${asData('image/svg+xml', mark)}">
      <h1>Le bon matériau, à deux pas du chantier.</h1>
      <p>Neuf, surplus de chantier, réemploi.</p>
    </div>
    <div class="wall">${wall.join('')}</div>
  </body>`;
}

async function draw(page: Page, html: string, size: { width: number; height: number }, file: string) {
  await page.setViewportSize(size);
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate('document.fonts.ready');
  const type = file.endsWith('.jpg') ? 'jpeg' : 'png';
  const picture = await page.screenshot({ type, quality: type === 'jpeg' ? 88 : undefined });
  writeFileSync(new URL(file, publicFolder), picture);
  console.log(`${file}: ${picture.length} bytes`);
}

mkdirSync(new URL('icons/', publicFolder), { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ colorScheme: 'light' });
await draw(page, iconPage(0.74), { width: 180, height: 180 }, 'icons/apple-touch-icon.png');
await draw(page, iconPage(0.78), { width: 192, height: 192 }, 'icons/icon-192.png');
await draw(page, iconPage(0.78), { width: 512, height: 512 }, 'icons/icon-512.png');
await draw(page, iconPage(0.6), { width: 512, height: 512 }, 'icons/maskable-512.png');
await draw(page, sharingPage(), { width: 1200, height: 630 }, 'sharing.jpg');
await browser.close();
