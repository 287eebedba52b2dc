type PlantedFile = readonly [path: string, code: string]

/** One violation for every rule of the layers: a file of this content must make that rule speak. */
export const plantedImports: Readonly<Record<string, readonly PlantedFile[]>> = {
  core: [['core/impure.ts', "import type { X } from '../electron/store/x.ts'\nexport type Y = X"]],
  'electron/crm': [['electron/crm/f.ts', "import '../features/prices/x.ts'"]],
  'electron/crm: types only': [['electron/crm/c.ts', "import '../store/x.ts'"]],
  'electron/delivery': [['electron/delivery/d.ts', "import '../store/x.ts'"]],
  'electron/files': [['electron/files/f.ts', "import '../keychain/x.ts'"]],
  'electron/files: types only': [['electron/files/w.ts', "import '../window/x.ts'"]],
  'electron/keychain': [['electron/keychain/k.ts', "import '../store/x.ts'"]],
  'electron/log': [['electron/log/l.ts', "import '../store/x.ts'"]],
  'electron/store': [['electron/store/f.ts', "import '../features/prices/x.ts'"]],
  'electron/store: types only': [['electron/store/w.ts', "import '../workers/x.ts'"]],
  'electron/updates': [['electron/updates/u.ts', "import '../keychain/x.ts'"]],
  'electron/workers': [['electron/workers/w.ts', "import '../store/x.ts'"]],
  'electron/features/*': [['electron/features/media/p.ts', "import '../prices/x.ts'"]],
  'electron/features/*: types only': [
    ['electron/features/media/s.ts', "import '../../store/x.ts'"],
  ],
  'electron/ipc': [['electron/ipc/i.ts', "import '../store/x.ts'"]],
  'electron/window': [['electron/window/w.ts', "import '../features/prices/x.ts'"]],
  'electron/window: types only': [['electron/window/s.ts', "import '../store/x.ts'"]],
  'electron/wiring': [['electron/wiring/w.ts', "import 'electron'"]],
  'electron/start': [['electron/start/s.ts', "import '../keychain/x.ts'"]],
  'electron/clock.ts': [['electron/clock.ts', "import './store/x.ts'"]],
  'electron/preload.ts': [
    ['electron/preload.ts', "import './store/x.ts'\nimport '../core/money.ts'"],
  ],
  'electron/preload.ts: types only': [
    ['electron/preload.ts', "import './store/x.ts'\nimport '../core/money.ts'"],
  ],
  'electron/main.ts': [['electron/main.ts', "import './features/prices/x.ts'"]],
  'electron/runner.ts': [['electron/runner.ts', "import './features/prices/x.ts'"]],
  'electron/runner': [['electron/runner/r.ts', "import '../features/prices/x.ts'"]],
  'electron/runner: types only': [['electron/runner/h.ts', "import '../ipc/handlers.ts'"]],
  'renderer/src/ui': [['renderer/src/ui/f.ts', "import '../features/prices/x.ts'"]],
  'renderer/src/bridge': [['renderer/src/bridge/b.ts', "import '../app/x.ts'"]],
  'renderer/src/i18n': [['renderer/src/i18n/i.ts', "import '../app/x.ts'"]],
  'renderer/src/features/*': [['renderer/src/features/media/a.ts', "import 'node:fs'"]],
  'renderer/src/app': [['renderer/src/app/m.ts', "import '../../../electron/store/x.ts'"]],
  'renderer/src/main.ts': [['renderer/src/main.ts', "import './features/prices/x.ts'"]],
  sandbox: [['sandbox/s.ts', "import '../core/money.ts'"]],
  'e2e/stories': [['e2e/stories/s.ts', "import '../../electron/store/x.ts'"]],
  'e2e/files': [['e2e/files/f.ts', "import '../../electron/store/x.ts'"]],
  'e2e/screens': [['e2e/screens/s.ts', "import '../../core/money.ts'"]],
  'e2e/harness': [['e2e/harness/h.ts', "import '../../electron/store/x.ts'"]],
  'e2e/inside': [['e2e/inside/i.cjs', "require('../../electron/store/x.ts')"]],
  'e2e/rules': [['e2e/rules/r.ts', "import '../../electron/store/x.ts'"]],
  scripts: [['scripts/s.ts', "import '../electron/store/x.ts'"]],
  'no-cycles': [
    ['core/a.ts', "import { b } from './b.ts'\nexport const a = () => b"],
    ['core/b.ts', "import { a } from './a.ts'\nexport const b = () => a"],
  ],
  'no-unresolvable': [['core/lost.ts', "import './nowhere.ts'"]],
  'product-without-tests': [['core/t.ts', "import './x.test.ts'"]],
  'every-file-has-a-room': [['electron/shared/s.ts', "import '../store/x.ts'"]],
  // What stands between is allowed to the runner.
  'runner-without-electron': [
    ['electron/runner/e.ts', "import '../start/e.ts'"],
    ['electron/start/e.ts', "import 'electron'"],
  ],
  'one-door-to-sqlite': [['electron/crm/q.ts', "import 'better-sqlite3'"]],
  'one-door-to-the-network': [['electron/crm/guards/u.ts', "import 'undici'"]],
}

/** What the planted files import. */
export const neighbours: readonly string[] = [
  'electron/store/x.ts',
  'electron/window/x.ts',
  'electron/workers/x.ts',
  'electron/keychain/x.ts',
  'electron/ipc/handlers.ts',
  'electron/features/prices/x.ts',
  'renderer/src/features/prices/x.ts',
  'renderer/src/app/x.ts',
  'core/money.ts',
  'core/x.test.ts',
]
