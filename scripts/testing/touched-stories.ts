import { dirname, join } from 'node:path/posix'

/** Where a change of the product is seen: the first folder that a path begins with counts. */
export const seenIn: readonly (readonly [folder: string, stories: readonly string[]])[] = [
  ['electron/start/', ['window', 'store', 'accounts']],
  ['electron/window/', ['window', 'rules']],
  ['electron/main.ts', ['window', 'store', 'rules']],
  ['electron/preload.ts', ['rules', 'window', 'media']],
  ['electron/ipc/', ['rules', 'shell', 'prices']],
  ['electron/keychain/', ['accounts', 'settings']],
  ['electron/crm/guards/', ['accounts', 'activity']],
  ['electron/store/file/', ['store', 'window', 'payments']],
  ['electron/store/recovery/', ['store', 'window', 'payments']],
  ['electron/store/guards/', ['accounts']],
  ['electron/features/jobs/', ['shell', 'prices', 'exports', 'media']],
  ['electron/features/store/', ['store', 'window']],
  ['electron/features/app/', ['shell', 'window']],
  ['electron/features/tables/', ['prices', 'leads', 'payments']],
  ['renderer/src/app/', ['shell', 'settings', 'window', 'accounts']],
]

const rooms = [
  'accounts',
  'activity',
  'console',
  'customers',
  'exports',
  'leads',
  'media',
  'milestones',
  'payments',
  'prices',
  'settings',
] as const

// Some rooms are seen on the screen of another.
const shownOn: Readonly<Record<string, (typeof rooms)[number]>> = {
  batches: 'prices',
  projects: 'prices',
  deals: 'prices',
}

const roomOf = (path: string): string | null => {
  const [, room] =
    /^(?:core\/contract|core|electron\/features|electron\/store|renderer\/src\/features|sandbox)\/([a-z-]+)(?:\/|\.ts$)/.exec(
      path,
    ) ?? []
  if (room === undefined) return null
  return (rooms as readonly string[]).includes(room) ? room : (shownOn[room] ?? null)
}

const noStoryReads =
  /\.test(-d)?\.tsx?$|\.md$|^(e2e\/bench|docs|lint|scripts|resources\/screenshots)\//

const foldersOf = (path: string): readonly string[] | 'all' => {
  if (noStoryReads.test(path)) return []
  const known = seenIn.find(([folder]) => path.startsWith(folder))
  if (known) return known[1]
  const room = roomOf(path)
  return room === null ? 'all' : [room]
}

interface Change {
  /** Paths from the project's root, with slashes. */
  readonly changed: readonly string[]
  /** The text of every file of e2e by its path. */
  readonly texts: ReadonlyMap<string, string>
}

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => join(dirname(path), to))

/** A file with everything that it imports, from near and far. */
const reachOf = (story: string, texts: Change['texts']): ReadonlySet<string> => {
  const reach = new Set([story])
  for (const path of reach) {
    for (const next of importsOf(path, texts.get(path) ?? '')) reach.add(next)
  }
  return reach
}

const isStory = (path: string): boolean => path.endsWith('.spec.ts')

const isIn = (folder: string, story: string): boolean =>
  folder === 'rules' ? story.startsWith('e2e/rules/') : story.startsWith(`e2e/stories/${folder}/`)

/** The stories that a change can make fail: all of them where the tables above do not name the changed folder. */
export const touchedStories = ({ changed, texts }: Change): string[] => {
  const stories = [...texts.keys()].filter(isStory).sort()
  const ofTests = changed.filter((path) => path.startsWith('e2e/') && path.endsWith('.ts'))
  const folders = changed.filter((path) => !ofTests.includes(path)).map(foldersOf)
  if (folders.includes('all')) return stories
  const named = folders.flat()
  return stories.filter(
    (story) =>
      named.some((folder) => isIn(folder, story)) ||
      [...reachOf(story, texts)].some((path) => ofTests.includes(path)),
  )
}
