import { rooms } from './lint/rooms.mjs'

/** A rule that nothing may break: `from` must not import `to`, for the reason that a person reads. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const testFiles = '\\.test(-d)?\\.tsx?$|/testing/'
const anywhere = '^(core|electron|renderer|sandbox|e2e|scripts)/'

const isFile = (room) => /\.\w+$/.test(room)
const escaped = (text) => text.replaceAll('.', '\\.')

/** What a room looks like as a path of the importing file: each folder of a `*` is a room of its own. */
const pathOf = (room) => `^${escaped(room).replace('*', '([^/]+)')}${isFile(room) ? '$' : '/'}`

/** The same as a path that is imported: the folder of the importing file for a `*`. */
const ownPathOf = (room) => pathOf(room.replace('*', '$1')).replace('([^/]+)', '$1')

const packagePath = (name) => `^${escaped(name)}$|(^|/)node_modules/(@types/)?${escaped(name)}(/|$)`

/** Two rules for a room: what it may import at all, and of what it may import the types only. */
const rulesOf = ({ room, why, imports, types = [], packages = [] }) => {
  const from = { path: pathOf(room), pathNot: testFiles }
  const allowed = [room, ...imports, ...types].filter((name) => name !== 'node')
  const node = imports.includes('node') ? { dependencyTypesNot: ['core'] } : {}
  const atAll = forbid(room, why, from, {
    ...node,
    pathNot: [...allowed.map(ownPathOf), ...packages.map(packagePath)],
  })
  if (types.length === 0) return [atAll]
  const typesOnly = forbid(`${room}: types only`, `${why} (Types alone may be imported.)`, from, {
    path: types.map(ownPathOf),
    pathNot: [room, ...imports].filter((name) => name !== 'node').map(ownPathOf),
    dependencyTypesNot: ['type-only'],
  })
  return [atAll, typesOnly]
}

/** A package that one room alone may use. */
const door = (name, why, { packages, rooms: doors }) =>
  forbid(
    name,
    why,
    { path: anywhere, pathNot: [testFiles, ...doors] },
    { path: packages.map(packagePath) },
  )

export default {
  forbidden: [
    ...rooms.flatMap(rulesOf),
    forbid(
      'no-cycles',
      'Files that import each other cannot be understood one at a time.',
      {},
      { circular: true },
    ),
    forbid('no-unresolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
    forbid(
      'product-without-tests',
      'Nothing that ships may import a test or a development tool.',
      { path: '^(core|electron|renderer|sandbox)/', pathNot: testFiles },
      { path: testFiles, pathNot: 'node_modules' },
    ),
    forbid(
      'every-file-has-a-room',
      'A file that ships lies in a room of the table: make the room first, with what it may import.',
      {
        path: '^(electron|renderer/src|e2e)/',
        pathNot: [
          testFiles,
          ...rooms.map(({ room }) => pathOf(room)),
          '^e2e/(bench/|playwright\\.config\\.ts$)',
          '\\.d\\.ts$',
        ],
      },
      {},
    ),
    forbid(
      'runner-without-electron',
      'The runner is a plain Node: nothing that it imports, however far away, may import Electron.',
      { path: '^electron/runner(\\.ts$|/)', pathNot: testFiles },
      { path: ['electron', 'electron-updater'].map(packagePath), reachable: true },
    ),
    door(
      'one-door-to-sqlite',
      'SQL has one door: the handle of the store, and that of the sandbox.',
      {
        packages: ['better-sqlite3'],
        rooms: ['^electron/store/', '^sandbox/state/'],
      },
    ),
    door('one-door-to-postgresql', 'PostgreSQL has one door: the adapter of the team.', {
      packages: ['pg'],
      rooms: ['^electron/team/'],
    }),
    door('one-door-to-the-network', 'Requests to the CRM have one door: the transport.', {
      packages: ['undici'],
      rooms: ['^electron/crm/transport/'],
    }),
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
