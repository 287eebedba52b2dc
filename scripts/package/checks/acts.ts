import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Desk, Run } from './desk.ts'
import { waitFor } from './wait-for.ts'

export interface Check {
  readonly name: string
  readonly run: (installed: Installed) => Promise<void>
}

export interface Installed {
  readonly desk: Desk
  /** The file of the package. */
  readonly deb: string
}

/** Throws with the sentence where it does not hold. */
export const expect = (holds: boolean, sentence: string): void => {
  if (!holds) throw new Error(sentence)
}

const paintedScreens = (desk: Desk): unknown[] =>
  desk.eventsOf().flatMap(({ event, screen }) => (event === 'painted' ? [screen] : []))

export const startedOnPrices = async (desk: Desk): Promise<{ run: Run; window: string }> => {
  const before = paintedScreens(desk).length
  const run = desk.start(['--demo'])
  await waitFor('the prices of the demo', () =>
    paintedScreens(desk).slice(before).includes('prices'),
  )
  return { run, window: await desk.findWindow() }
}

export const quit = async ({ process, ended }: Run): Promise<void> => {
  process.kill('SIGTERM')
  expect((await ended) === 0, 'it does not end in order')
}

export const workspacesIn = (desk: Desk): unknown[] => {
  const store = new DatabaseSync(join(desk.profile, 'store', 'unitdesk.db'), { readOnly: true })
  try {
    const [integrity] = store.prepare('pragma integrity_check').all()
    expect(Object.values(integrity ?? {})[0] === 'ok', 'the store is damaged')
    return store.prepare('select id from workspace').all()
  } finally {
    store.close()
  }
}
