import { HtmlValidate } from 'html-validate';
import { expect, test } from './fixtures.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes attributes and void elements its own way; both are valid HTML.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
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
