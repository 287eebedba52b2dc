/** One violation for every rule of the layers: a file of this content must make exactly that rule speak. */
export const plantedImports: Readonly<
  Record<string, readonly (readonly [path: string, code: string])[]>
> = {
  'no-cycles': [
    ['core/a.ts', "import { b } from './b.ts'\nexport const a = () => b"],
    ['core/b.ts', "import { a } from './a.ts'\nexport const b = () => a"],
  ],
  'no-unresolvable': [['core/lost.ts', "import './nowhere.ts'"]],
  'core-is-pure': [
    ['core/impure.ts', "import type { X } from '../electron/store/x.ts'\nexport type Y = X"],
  ],
  'core-has-no-runtime': [['core/runtime.ts', "import 'react'"]],
  'core-has-no-node': [['core/node.ts', "import 'node:fs'"]],
  'adapters-know-no-feature': [['electron/store/f.ts', "import '../features/prices/x.ts'"]],
  'adapters-know-not-each-other': [['electron/store/c.ts', "import '../crm/x.ts'"]],
  'features-are-alone': [['electron/features/media/p.ts', "import '../prices/x.ts'"]],
  'features-take-adapters-as-arguments': [
    ['electron/features/media/s.ts', "import '../../store/x.ts'"],
  ],
  'features-run-under-plain-node': [['electron/features/media/e.ts', "import 'electron'"]],
  'features-touch-nothing': [['electron/features/media/n.ts', "import 'node:fs'"]],
  'border-knows-no-feature': [['electron/window/w.ts', "import '../features/prices/x.ts'"]],
  'preload-imports-electron-only': [['electron/preload.ts', "import './store/x.ts'"]],
  'renderer-is-a-page': [['renderer/src/m.ts', "import '../../electron/store/x.ts'"]],
  'renderer-has-no-node': [['renderer/src/n.ts', "import 'node:fs'"]],
  'ui-knows-no-feature': [['renderer/src/ui/f.ts', "import '../features/prices/x.ts'"]],
  'features-do-not-reach-up': [['renderer/src/features/media/a.ts', "import '../../app/x.ts'"]],
  'sandbox-stands-alone': [['sandbox/s.ts', "import '../core/money.ts'"]],
  'only-its-state-opens-the-sandbox-sqlite': [['sandbox/q.ts', "import 'better-sqlite3'"]],
  'only-the-store-opens-sqlite': [['electron/crm/q.ts', "import 'better-sqlite3'"]],
  'only-ipc-hears-the-page': [['electron/crm/i.ts', "import 'electron'"]],
  'tests-drive-the-window': [['e2e/stories/s.ts', "import '../../electron/store/x.ts'"]],
  'product-without-tests': [['core/t.ts', "import './x.test.ts'"]],
}

/** What the planted files import. */
export const neighbours: readonly string[] = [
  'electron/store/x.ts',
  'electron/crm/x.ts',
  'electron/features/prices/x.ts',
  'renderer/src/features/prices/x.ts',
  'renderer/src/app/x.ts',
  'core/money.ts',
  'core/x.test.ts',
]

/** One violation for every door and habit that the linter holds. */
export const plantedCode: Readonly<Record<string, readonly [path: string, code: string]>> = {
  'plugin: Time comes from': ['core/now.ts', 'export const now = () => Date.now()\n'],
  'plugin: The preload’s global': [
    'renderer/src/features/media/bridge.ts',
    'export const bridge = () => window.unitdesk\n',
  ],
  'plugin: A literal is not spread': [
    'core/spread.ts',
    'export const spread = { ...{ a: 1 }, b: 2 }\n',
  ],
  'lint/suspicious/noConsole': ['electron/crm/log.ts', "console.log('x')\n"],
  'lint/style/noDefaultExport': ['core/main-export.ts', 'export default 1\n'],
  'lint/style/useFilenamingConvention': ['core/camelCase.ts', 'export const a = 1\n'],
  'lint/style/noJsxLiterals': [
    'renderer/src/ui/sentence.tsx',
    'export const Sentence = () => <p>Hello there</p>\n',
  ],
  'lint/suspicious/noExplicitAny': ['core/any.ts', 'export const a = (b: any) => b\n'],
  'lint/style/noExcessiveLinesPerFile': ['core/long.ts', 'export {}\n//\n'.padEnd(2_000, '//\n')],
  'lint/complexity/noExcessiveLinesPerFunction': [
    'core/long-function.ts',
    `export const f = () => {\n${'  f()\n'.repeat(110)}}\n`,
  ],
  'lint/performance/noBarrelFile': ['core/barrel.ts', "export * from './money.ts'\n"],
  'lint/suspicious/noFocusedTests': [
    'core/focused.test.ts',
    "import { test } from 'vitest'\ntest.only('x', () => undefined)\n",
  ],
  'lint/suspicious/noSkippedTests': [
    'core/skipped.test.ts',
    "import { test } from 'vitest'\ntest.skip('x', () => undefined)\n",
  ],
  'lint/nursery/noFloatingPromises': [
    'core/floating.ts',
    'const work = async () => 1\nexport const start = () => {\n  work()\n}\n',
  ],
}
