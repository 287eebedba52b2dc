const features = '^(electron|renderer/src)/features/([^/]+)/'
const adapters = '^electron/(crm|store|keychain|workers|log)/'

/** A rule that nothing may break: `from` must not import `to`, for the reason that a person reads. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const testFiles = '\\.test(-d)?\\.tsx?$|/testing/'

/** The table of ARCHITECTURE.md, "Who may import whom". */
export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Files that import each other cannot be understood one at a time.',
      {},
      { circular: true },
    ),
    forbid('no-unresolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
    forbid(
      'core-is-pure',
      'core/ knows no box around it: rules take what they need as arguments.',
      { path: '^core/', pathNot: testFiles },
      { path: '^(electron|renderer|sandbox|e2e|scripts)/' },
    ),
    forbid(
      'core-has-no-runtime',
      'core/ runs in the window and in main alike: no Electron, no React, no library of an adapter.',
      { path: '^core/', pathNot: testFiles },
      { path: '(^electron$|node_modules/(electron|react|@mantine|better-sqlite3|undici)/)' },
    ),
    forbid(
      'core-has-no-node',
      'core/ runs in the window and in main alike: no module of Node.',
      { path: '^core/', pathNot: testFiles },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'adapters-know-no-feature',
      'An adapter owns one piece of the world and knows no feature.',
      { path: adapters, pathNot: testFiles },
      { path: '^electron/(features|ipc|window|wiring)/|^electron/main' },
    ),
    forbid(
      'adapters-know-not-each-other',
      'Adapters meet in the wiring, not in each other; types of what they pass on are allowed.',
      { path: adapters, pathNot: testFiles },
      {
        path: '^electron/(crm|store|keychain|workers)/',
        pathNot: '^electron/$1/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'features-are-alone',
      'A feature knows no other feature: what two need belongs to core, ui or the wiring.',
      { path: features },
      { path: features, pathNot: '^$1/features/($2|jobs)/' },
    ),
    forbid(
      'features-take-adapters-as-arguments',
      'A use case is a plain function of its dependencies: of adapters it may import types only.',
      { path: '^electron/features/', pathNot: testFiles },
      {
        path: '^electron/(crm|store|keychain|workers|window|wiring)/|^electron/ipc/(?!handlers)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'features-run-under-plain-node',
      'Use cases run under plain Node: no Electron in them.',
      { path: '^electron/features/', pathNot: testFiles },
      { path: 'node_modules/electron/|^electron$' },
    ),
    forbid(
      'features-touch-nothing',
      'What a use case does to the world it does through its dependencies: no module of Node in it.',
      { path: '^electron/features/', pathNot: testFiles },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'border-knows-no-feature',
      'ipc/ and window/ get what they need from the wiring.',
      { path: '^electron/(ipc|window)/', pathNot: testFiles },
      { path: '^electron/(features|wiring|crm|keychain|workers)/' },
    ),
    forbid(
      'preload-imports-electron-only',
      'A sandboxed preload can load nothing but electron.',
      { path: '^electron/preload\\.ts$' },
      { pathNot: 'node_modules/electron/|^electron$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'renderer-is-a-page',
      'The window knows no Node, no Electron and nothing of main: it talks through the bridge.',
      { path: '^renderer/', pathNot: testFiles },
      {
        path: '^(electron|sandbox|e2e|scripts)/|node_modules/(electron|better-sqlite3|undici|@napi-rs)/',
      },
    ),
    forbid(
      'renderer-has-no-node',
      'The window knows no module of Node.',
      { path: '^renderer/', pathNot: testFiles },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'ui-knows-no-feature',
      'Pieces in ui/ can be used by every feature because they know none.',
      { path: '^renderer/src/ui/' },
      { path: '^renderer/src/(features|app|bridge)/' },
    ),
    forbid(
      'features-do-not-reach-up',
      'A feature is put into the shell by app/ and does not reach into it.',
      { path: '^renderer/src/features/' },
      { path: '^renderer/src/app/' },
    ),
    forbid(
      'sandbox-stands-alone',
      'The sandbox knows the vocabulary of the API in core/api and nothing else of the application.',
      { path: '^sandbox/', pathNot: testFiles },
      { path: '^(electron|renderer|e2e|scripts)/|^core/(?!api/)' },
    ),
    forbid(
      'only-its-state-opens-the-sandbox-sqlite',
      'SQL in the sandbox has one door: the handle of sandbox/state.',
      { path: '^sandbox/', pathNot: '^sandbox/state/' },
      { path: 'better-sqlite3' },
    ),
    forbid(
      'only-the-store-opens-sqlite',
      'SQL has one door: the repositories of electron/store.',
      { path: '^(core|electron|renderer)/', pathNot: '^electron/store/' },
      { path: 'better-sqlite3' },
    ),
    forbid(
      'only-ipc-hears-the-page',
      'What comes from the page is checked in one place: electron/ipc and the preload.',
      {
        path: '^(electron|renderer)/',
        pathNot: '^electron/(ipc|window|workers|wiring)/|^electron/(main|preload)\\.ts$',
      },
      { path: 'node_modules/electron/|^electron$' },
    ),
    forbid(
      'tests-drive-the-window',
      'End-to-end tests act as a person: of the application they know the contract only.',
      { path: '^e2e/(stories|screens|rules|harness)/' },
      { path: '^(electron|renderer|sandbox|scripts)/|^core/(?!contract/|ids|api/)' },
    ),
    forbid(
      'product-without-tests',
      'Nothing that ships may import a test or a development tool.',
      { path: '^(core|electron|renderer|sandbox)/', pathNot: testFiles },
      { path: testFiles, pathNot: 'node_modules' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(out|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}
