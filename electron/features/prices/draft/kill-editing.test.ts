import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftIdSchema } from '#core/ids'
import type { WritableDb } from '../../../store/file/handle.ts'
import { readDraftPrices } from '../../../store/prices/draft/draft-prices.ts'
import {
  listDraftSteps,
  moveDraft,
  readDraftReach,
} from '../../../store/prices/draft/draft-steps.ts'
import { readDraftHead } from '../../../store/prices/draft/drafts.ts'
import { bundledProgram } from '../../../store/testing/bundled-program.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { numberOfKills } from '../../../testing/number-of-kills.ts'

const kills = numberOfKills(12)
const longestLifeMs = 120
const editorEntry = join(import.meta.dirname, '../../../wiring/testing/editing-process.ts')
const draftId = draftIdSchema.parse('d1')

interface EditorLife {
  readonly editor: Awaited<ReturnType<typeof bundledProgram>>
  readonly run: number
  readonly lifeMs: number
}

const liveAndDie = async (
  directory: string,
  { editor, run, lifeMs }: EditorLife,
): Promise<string[]> => {
  const child = spawn(process.execPath, [editor.path, directory, String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: editor.env,
  })
  const told: string[] = []
  const lines = createInterface(child.stdout)
  lines.on('line', (line) => told.push(line))
  await once(lines, 'line')
  // One is certain to show more than its first step.
  if (run === 0) await expect.poll(() => told.length).toBeGreaterThan(1)
  setTimeout(() => child.kill('SIGKILL'), lifeMs)
  await Promise.all([once(child, 'exit'), once(lines, 'close')])
  return told
}

/** A hash of the prices that `drafts.readDraft` answers with. */
const digestOf = (db: WritableDb): string => {
  const prices = [...readDraftPrices(db, draftId)].map(([unitId, price]) => ({ unitId, price }))
  return createHash('sha256').update(JSON.stringify(prices)).digest('hex')
}

test('kills while editing lose no step that was shown', async () => {
  const directory = storeFolder()
  const editor = await bundledProgram(editorEntry)
  let steps = 0
  for (const [run, lifeMs] of fc.sample(fc.nat(longestLifeMs), kills).entries()) {
    const told = await liveAndDie(directory, { editor, run, lifeMs })
    const [revision, digest] = told.at(-1)?.split(' ') ?? []
    const { db, close } = await openOrThrow({ directory })
    const kept = readDraftHead(db, draftId)?.revision ?? -1
    // What was committed in the last moment was not told any more.
    expect([Number(revision), Number(revision) + 1]).toContain(kept)
    if (kept === Number(revision)) expect(digestOf(db)).toBe(digest)
    const before = digestOf(db)
    const { position, last } = readDraftReach(db, draftId) ?? { position: -1, last: -1 }
    expect(listDraftSteps(db, draftId).map((step) => step.position)).toEqual(
      Array.from({ length: last }, (_, index) => index + 1),
    )
    moveDraft(db, { draftId, at: 0, to: 0 })
    expect(readDraftPrices(db, draftId).size).toBe(0)
    moveDraft(db, { draftId, at: 0, to: position })
    expect(digestOf(db)).toBe(before)
    steps += told.length
    close()
  }
  expect(steps).toBeGreaterThan(kills)
})
