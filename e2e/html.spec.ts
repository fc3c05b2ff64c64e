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
    'long-title': 'off',
  },
});

for (const path of ['/', '/about', '/terms', '/contact', '/privacy', '/info']) {
  test(`le HTML servi à ${path} est valide`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(faults).toEqual([]);
  });
}
