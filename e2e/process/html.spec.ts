import { HtmlValidate } from 'html-validate';
import { expect, test } from '../fixtures/test.ts';

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
    // Choices of one filter share its name.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'reset', 'submit'] }],
    'long-title': 'off',
  },
});

/** Of the demo shop, whose ids never change. */
const material = '/materials/f919aef7-2a39-5875-b656-f3ba74421bad';
const seller = '/profile/7b033e4c-5f19-58bd-875c-7b8d6e1f0ef1';

for (const path of [
  '/',
  '/materials',
  '/materials?q=laine&category=isolation&view=map',
  '/materials?view=sellers&city=Lyon',
  seller,
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
