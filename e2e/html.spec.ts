import { HtmlValidate } from 'html-validate';
import { expect, test } from './fixtures.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's own spelling of attributes, booleans and void elements, all valid.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Header and menu hold the same search and links, one of them shown at a time; axe judges what is shown.
    'unique-landmark': 'off',
    // Choices of one filter share its name.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'reset', 'submit'] }],
    'long-title': 'off',
  },
});

/** A material of the demo shop, whose ids never change. */
const material = '/materials/f919aef7-2a39-5875-b656-f3ba74421bad';

for (const path of [
  '/',
  '/materials',
  '/materials?q=laine&category=isolation&view=map',
  material,
  '/about',
  '/terms',
  '/contact',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/privacy',
  '/info',
]) {
  test(`le HTML servi à ${path} est valide`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(faults).toEqual([]);
  });
}
