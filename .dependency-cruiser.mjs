import { allowed, entrances, layers } from './architecture.mjs';

const modules = layers.flat();
const rule = (name, from, to) => ({ name, severity: 'error', from, to });
const any = (names) => `(${names.join('|')})`;

/** A module may import what stands in the layers above its own. */
const below = layers.flatMap((layer, at) =>
  layer.map((module) => {
    const forbidden = [
      ...layers.slice(at + 1).flat(),
      ...layer.filter((other) => other !== module && !(`${module} -> ${other}` in allowed)),
    ];
    return forbidden.length === 0
      ? []
      : [
          rule(
            `layers point one way: ${module}`,
            { path: `^server/src/${module}/`, pathNot: '\\.test\\.ts$' },
            { path: `^server/src/${any(forbidden)}/` },
          ),
        ];
  }),
);

/** The web app goes one way. */
const webFolders = ['ui|texts', 'device', 'api', 'prices', 'features', 'layouts', 'screens'];
const webOrder = webFolders
  .slice(0, -1)
  .map((names, at) =>
    rule(
      `web goes one way: ${names}`,
      { path: `^web/src/(${names})/`, pathNot: '\\.test\\.tsx?$' },
      { path: `^web/src/${any(webFolders.slice(at + 1))}/` },
    ),
  );

/** The back-office is an app of its own: it takes what knows no member's page, and nothing takes from it. */
const admin = [
  rule(
    'the back-office takes parts alone',
    { path: '^web/src/admin/', pathNot: '\\.test\\.tsx?$' },
    { path: '^web/src/', pathNot: '^web/src/(admin|ui|texts|device|api)/' },
  ),
  rule(
    'nothing takes from the back-office',
    { path: '^web/', pathNot: '^web/src/admin/' },
    { path: '^web/src/admin/' },
  ),
  rule(
    'the back-office goes one way: pages',
    { path: '^web/src/admin/(api|keyboard|parts|frame)/' },
    { path: '^web/src/admin/pages/' },
  ),
  rule(
    'a page of the back-office takes no other',
    { path: '^web/src/admin/pages/([^/]+)/' },
    { path: '^web/src/admin/pages/[^/]+/', pathNot: '^web/src/admin/pages/$1/' },
  ),
];

/** What `entrances` names for a folder, as patterns. */
const declared = (folder) =>
  Object.keys(entrances)
    .map((way) => way.split(' -> '))
    .filter(([from]) => from === folder)
    .map(([, to]) => `^${to.replaceAll('.', '\\.')}${to.endsWith('/') ? '' : '$'}`);
const theProduct = '^(contract|locales|demo|phrases|psp|web|server/src)/';
const tests = '\\.test\\.tsx?$';

/** What measures, tests and builds the product stands outside of it. */
const outside = [
  rule(
    'the product knows nothing of what is beside it',
    { path: theProduct, pathNot: tests },
    {
      path: '^(bench|e2e|tools|classifier|server/test)/',
    },
  ),
  rule(
    'the payment stand-in is for tests, bench and the desk',
    { path: '^(contract|locales|demo|phrases|web|server/src|tools)/', pathNot: tests },
    { path: '^psp/' },
  ),
  rule(
    'the payment stand-in imports nothing of ours',
    { path: '^psp/' },
    { path: '^(contract|locales|server|web|demo|phrases|bench|e2e|tools)/' },
  ),
  rule('what is shipped of phrases knows no training', { path: '^phrases/src/' }, { path: '^phrases/train/' }),
  ...['bench', 'e2e'].map((folder) =>
    rule(
      `${folder} comes in by what is open to it`,
      { path: `^${folder}/` },
      {
        path: '^(server/src|web|demo|phrases|psp|tools|bench|e2e)/',
        pathNot: [
          `^${folder}/`,
          ...(folder === 'bench' ? ['^e2e/support/'] : []),
          '^server/src/(platform|main)/',
          '^server/src/[^/]+/index\\.ts$',
          '^psp/src/psp\\.ts$',
          '^phrases/src/',
          ...declared(folder),
        ],
      },
    ),
  ),
  rule(
    'tools come in by what is open to them',
    { path: '^tools/' },
    { path: '^(server|web|demo|phrases|psp|bench|e2e)/', pathNot: declared('tools') },
  ),
  rule(
    'tests know no browser tests and no benchmarks',
    { path: '^(server|web|contract)/' },
    { path: '^(bench|e2e)/', pathNot: declared('server') },
  ),
];

export default {
  forbidden: [
    rule('no cycles', {}, { circular: true }),
    rule('contract imports nothing of ours', { path: '^contract/' }, { path: '^(server|web|locales|demo)/' }),
    rule('locales import nothing of ours', { path: '^locales/' }, { path: '^(server|web|contract|demo)/' }),
    rule('phrases import nothing of ours', { path: '^phrases/' }, { path: '^(server|web|contract|locales|demo)/' }),
    rule('demo people know the contract alone', { path: '^demo/' }, { path: '^(server|web|locales)/' }),
    rule(
      'demo people come in by the demo alone',
      { path: '^(server|contract|locales|web)/', pathNot: '^server/src/demo/' },
      { path: '^demo/' },
    ),
    rule('web never imports the server', { path: '^web/' }, { path: '^server/' }),
    rule('server never imports the web app', { path: '^server/' }, { path: '^web/' }),
    ...webOrder,
    ...outside,
    ...admin,
    rule(
      'features get each other as slots from the screen',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/[^/]+/', pathNot: '^web/src/features/$1/' },
    ),
    rule(
      'modules by their front door',
      { path: '^server/src/(?!main/)([^/]+)/' },
      { path: '^server/src/(?!platform/)[^/]+/', pathNot: ['^server/src/$1/', '^server/src/[^/]+/index\\.ts$'] },
    ),
    rule(
      'main takes front doors, routes and jobs',
      { path: '^server/src/main/' },
      { path: '^server/src/(?!platform/|main/)[^/]+/', pathNot: '^server/src/[^/]+/(index|routes|jobs)\\.ts$' },
    ),
    rule('every module stands in a layer', { path: `^server/src/(?!${any(modules)}/)[^/]+/` }, {}),
    ...below.flat(),
    // Tools run on what the root installs for them.
    rule(
      'declared dependencies only',
      { pathNot: '(\\.test\\.tsx?$|/test/|^tools/)' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
      extensions: ['.ts', '.tsx', '.mjs'],
    },
  },
};
