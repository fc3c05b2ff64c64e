import type { Locator } from '@playwright/test';
import { expect, expectHydrated, scroll, test } from '../fixtures/test.ts';

function listCovered(button: Locator): Promise<string[]> {
  return button.evaluate(
    (element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isUnder = (box: DOMRect) =>
        box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { currentNode } = texts;
        const range = document.createRange();
        range.selectNodeContents(currentNode);
        const parent = currentNode.parentElement;
        if (!parent?.checkVisibility({ visibilityProperty: true }) || element.contains(parent)) continue;
        // Words for screen readers only run out of their box of one pixel.
        if (!isUnder(parent.getBoundingClientRect())) continue;
        if ([...range.getClientRects()].some(isUnder)) found.push(String(currentNode.textContent));
      }
      for (const control of document.querySelectorAll('input, select, textarea, button')) {
        const isShown = control !== element && control.checkVisibility({ visibilityProperty: true });
        if (isShown && isUnder(control.getBoundingClientRect())) found.push(control.outerHTML);
      }
      return found;
    },
    undefined,
    { timeout: 1_000 },
  );
}

test('le retour en haut reste dans la marge : ni texte ni bouton dessous', async ({ page, logIn }) => {
  await logIn('PROVIDER');
  const button = page.getByRole('button', { name: 'Revenir en haut de la page' });
  await page.goto('/materials');
  const material = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  for (const path of ['/materials', String(material), '/my-materials', '/terms', '/']) {
    for (const width of [1440, 800]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expectHydrated(page);
      for (const position of [400, 800, 1200, 100_000]) {
        // What still loads moves the page.
        await expect(async () => {
          expect(await scroll(page, position)).toBeGreaterThan(300);
          await expect(button).toBeVisible({ timeout: 1_000 });
          expect(await listCovered(button), `${path}, ${width} px, ${position}`).toEqual([]);
        }).toPass();
      }
    }
  }
});
