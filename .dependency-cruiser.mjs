/** Who may import whom: docs/architecture.md draws it, this file holds it. */
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** Files of a module that other modules may import beside its service.ts. */
const entrances = `^api/src/modules/(${[
  'auth/(access-tokens|credentials|current-user|roles|sessions)',
  'categories/types',
  'mail/(layout|mail)',
  'material-cards/card-query',
].join('|')})\\.ts$`;

export default {
  forbidden: [
    rule('no-cycles', {}, { circular: true }, 'A cycle has no beginning to read from.'),
    rule('no-unresolved', {}, { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/|.*/\\+types/)' }),
    rule(
      'contract-stands-alone',
      { path: '^contract/', pathNot: '\\.test\\.ts$' },
      { path: '^(api|web|server)/|node_modules/(?!zod/|@zxcvbn-ts/)', pathNot: '^contract/' },
      'Both sides depend on the contract; it depends on Zod, and on zxcvbn where both rate passwords.',
    ),
    rule('api-knows-no-page', { path: '^api/' }, { path: '^(web|server)/' }),
    rule('web-knows-no-server', { path: '^web/' }, { path: '^(api|server)/' }),
    rule(
      'trust-stands-outside',
      { path: '^trust/' },
      { path: '^(api|web|server)/', pathNot: '^server/src/database/postgres-processes\\.ts$' },
      'Outages meet the product as people do: started by npm, asked over HTTP.',
    ),
    rule(
      'no-schema-on-public-pages',
      { path: '^web/src/(routes|layouts|entities|ui|lib)/' },
      {
        path: '^(contract/src/(schemas|password-strength)|node_modules/(zod|@zxcvbn-ts))',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
      'Schemas weigh on every page; forms load them.',
    ),
    rule(
      'lib-knows-nothing-of-the-product',
      { path: '^web/src/lib/' },
      { path: '^web/src/(app|ui|entities|features|routes|layouts)/' },
    ),
    rule(
      'ui-knows-nothing-of-the-product',
      { path: '^web/src/ui/' },
      { path: '^web/src/(app|entities|features|routes|layouts)/' },
    ),
    rule(
      'entities-know-no-feature',
      { path: '^web/src/entities/' },
      { path: '^web/src/(app|features|routes|layouts)/' },
    ),
    rule(
      'features-know-no-route',
      { path: '^web/src/features/' },
      { path: '^web/src/(app|routes|layouts)/' },
    ),
    rule(
      'features-stand-alone',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    rule(
      'api-lib-knows-nothing-of-the-product',
      { path: '^api/src/lib/', pathNot: '\\.test\\.ts$' },
      { path: '^(contract|api/src/(?!lib/))' },
    ),
    rule(
      'repositories-speak-sql-only',
      { path: `^api/src/modules/.+[/-](repository)\\.ts$` },
      {
        path: `^api/src/(cache/|http/(answers|overload|plugins)/|modules/.+[/-](routes|service|policy|presenter)\\.ts$)`,
      },
    ),
    rule(
      'modules-meet-through-services',
      { path: '^api/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$|/testing/' },
      {
        path: '^api/src/modules/',
        pathNot: ['^api/src/modules/$1/', '^api/src/modules/[^/]+/service\\.ts$', entrances],
      },
    ),
    rule(
      'tests-meet-modules-through-services',
      { path: '^api/src/modules/([^/]+)/.+(\\.test\\.ts$|/testing/)' },
      {
        path: `^api/src/modules/.+[/-](repository|routes|presenter|policy)\\.ts$`,
        pathNot: '^api/src/modules/$1/',
      },
    ),
    rule(
      'modules-keep-their-sql',
      { path: '^api/src/(?!modules/)' },
      { path: `^api/src/modules/.+[/-](repository|presenter|policy)\\.ts$` },
    ),
    rule(
      'search-and-categories-know-no-material',
      { path: '^api/src/modules/(search|categories|material-cards)/', pathNot: '\\.test\\.ts$' },
      { path: '^api/src/modules/materials/' },
      'The details of a material are read after it was found; nothing leads back.',
    ),
    rule(
      'tests-are-not-imported',
      { pathNot: '\\.test\\.tsx?$|/testing/' },
      { path: '\\.test\\.tsx?$|/testing/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/(build|src/paraglide|\\.paraglide|\\.react-router)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node'],
    },
  },
};
