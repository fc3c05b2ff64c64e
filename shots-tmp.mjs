import { chromium } from '@playwright/test';
import sharp from 'sharp';
const base = process.env.BASE;
const only = process.argv.slice(2);
const api = async (path) => (await fetch(base + path)).json();
const wool = (await api('/api/materials?q=laine+de+verre&city=Lyon&radius=50')).items;
const ids = (await api('/api/materials?q=laine+de+verre')).items.slice(0, 4).map((x) => x.id);
const need = 'quantity=35&quantityUnit=m2&waste=10';
const screens = {
  home: { path: '/' },
  need: { path: `/materials?q=laine+de+verre&city=Lyon&radius=50&${need}&sort=total_livre` },
  map: { path: `/materials?q=laine+de+verre&city=Lyon&radius=50&${need}&view=map`, wait: 2500, height: 900 },
  mapwords: { path: `/materials?q=laine+de+verre+lyon&view=map`, wait: 2500, height: 900 },
  mapempty: { path: `/materials?view=map&q=xyzzy`, wait: 2500, height: 900 },
  compare: { path: `/materials?compare=${ids.join(',')}&${need}`, height: 1100 },
  detail: { path: `/materials/${wool[0].id}?need=35&margin=10` },
  empty: { path: `/materials?q=zzzz` },
  seller: { path: `/materials?q=n%C3%A9goce+dupr%C3%A9` },
  short: { path: `/materials?q=laine+de+verre&city=Lyon&radius=50&quantity=9000&quantityUnit=m2` },
  wall: { path: `/materials/${wool[0].id}`, act: async (p) => { await p.getByRole('link', { name: /Contacter|Écrire/ }).filter({ visible: true }).first().click(); await p.waitForURL(/login/); } },
  list: { path: `/materials?category=isolation` },
  info: { path: '/info' },
};
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const [name, { path, wait = 400, act, height }] of Object.entries(screens)) {
  if (only.length && !only.includes(name)) continue;
  const parts = [];
  for (const [w, scheme] of [[1440, 'light'], [1440, 'dark'], [390, 'light'], [390, 'dark']]) {
    const phone = w === 390;
    const ctx = await browser.newContext({ viewport: { width: w, height: height && !phone ? height : phone ? 844 : 1300 }, colorScheme: scheme, locale: 'fr-FR', reducedMotion: 'reduce', isMobile: phone, hasTouch: phone, permissions: [] });
    await ctx.addCookies([{ name: 'cookie-consent', value: 'true', url: base }]);
    const page = await ctx.newPage();
    page.on('pageerror', (e) => console.log(name, w, scheme, 'ERROR', e.message));
    page.on('console', (m) => m.type() === 'error' && console.log(name, w, 'console', m.text().slice(0, 200)));
    await page.goto(base + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(wait);
    if (act) { await act(page); await page.waitForTimeout(600); }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log(name, w, scheme, 'OVERFLOW', over);
    const shot = await page.screenshot({ fullPage: phone, clip: undefined });
    let img = sharp(shot);
    if (phone) { const m = await img.metadata(); img = img.extract({ left: 0, top: 0, width: m.width, height: Math.min(m.height, 1900) }); }
    else img = img.resize({ width: 960 });
    const buf = await img.png().toBuffer();
    const meta = await sharp(buf).metadata();
    parts.push({ buf, meta });
    await ctx.close();
  }
  const row = async (list) => {
    const h = Math.max(...list.map((p) => p.meta.height)); const w = list.reduce((s, p) => s + p.meta.width + 10, 0);
    let left = 0;
    return sharp({ create: { width: w, height: h, channels: 3, background: '#888' } }).composite(list.map((p) => { const c = { input: p.buf, left, top: 0 }; left += p.meta.width + 10; return c; })).png();
  };
  await (await row(parts.slice(0, 2))).toFile(`/tmp/shots/${name}-desktop.png`);
  await (await row(parts.slice(2))).toFile(`/tmp/shots/${name}-phone.png`);
  console.log(name, 'done');
}
await browser.close();
