import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../setup/project.ts'
import { seenIn, touchedStories } from './touched-stories.ts'

const texts = new Map([
  ['e2e/stories/prices/sheet.spec.ts', `import { test } from '../../harness/test.ts'`],
  ['e2e/stories/media/queue.spec.ts', `import { MediaScreen } from '../../screens/media.ts'`],
  ['e2e/stories/window/start.spec.ts', `import { test } from '../../harness/test.ts'`],
  ['e2e/rules/calls.spec.ts', ''],
  ['e2e/screens/media.ts', `import { pick } from '../harness/pick.ts'`],
  ['e2e/harness/pick.ts', ''],
  ['e2e/harness/test.ts', `import { Unitdesk } from '../screens/unitdesk.ts'`],
  ['e2e/screens/unitdesk.ts', ''],
])
const touched = (...changed: string[]) => touchedStories({ changed, texts })
const sheet = 'e2e/stories/prices/sheet.spec.ts'
const queue = 'e2e/stories/media/queue.spec.ts'
const start = 'e2e/stories/window/start.spec.ts'
const calls = 'e2e/rules/calls.spec.ts'

test.each([
  ['a room', 'renderer/src/features/prices/editor/price-editor.tsx', [sheet]],
  ['the contract of a room', 'core/contract/media.ts', [queue]],
  ['the window', 'electron/window/main-window.ts', [calls, start]],
  ['a story', queue, [queue]],
  ['what a screen imports', 'e2e/harness/pick.ts', [queue]],
  ['what every story imports', 'e2e/screens/unitdesk.ts', [sheet, start]],
  ['a unit test', 'core/money.test.ts', []],
  ['words for contributors', 'docs/tests.md', []],
  ['what everything stands on', 'core/money.ts', [calls, queue, sheet, start]],
  ['a folder that nobody has named yet', 'electron/newcomer/one.ts', [calls, queue, sheet, start]],
])('a change of %s touches the stories that can see it', (_what, path, stories) => {
  expect(touched(path)).toEqual(stories)
})

test('every folder of the table is there, with the stories that it names', () => {
  const folders = [...readdirSync(inProject('e2e/stories')), 'rules']
  for (const [path, stories] of seenIn) {
    expect(existsSync(inProject(path)), path).toBe(true)
    expect(folders).toEqual(expect.arrayContaining([...stories]))
  }
})
