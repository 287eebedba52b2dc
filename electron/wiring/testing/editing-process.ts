import { createHash } from 'node:crypto'
import { flushCompileCache } from 'node:module'
import { unitIdSchema, workspaceIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import type { DraftChange } from '#core/prices/draft/draft-price'
import { systemClock } from '../../clock.ts'
import { draftsHandlers } from '../../features/prices/draft/handlers.ts'
import { noTeamOfDrafts } from '../../features/prices/draft/shared-drafts.ts'
import { callHandlers } from '../../ipc/testing/call-handlers.ts'
import { insertWorkspace, listWorkspaces } from '../../store/accounts/workspaces.ts'
import { openStore } from '../../store/file/open.ts'
import { sampleProject, sampleWorkspace } from '../../store/testing/samples.ts'
import { draftsStore } from '../stores/drafts-store.ts'

// Edits, takes back and does again until it is killed. What a person has been shown is told on standard output:
// each line is a revision of the draft with a digest of its prices.
const [directory = '', run = '0'] = process.argv.slice(2)
const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }
const unitsPerStep = 40

/** Resolves when the line has left this process: one that waits for a reader is lost with a kill, and its step is not. */
const tell = (line: string): Promise<void> =>
  new Promise((resolve) => {
    process.stdout.write(`${line}\n`, () => resolve())
  })

const stepOf = (seed: number): readonly DraftChange[] =>
  Array.from({ length: unitsPerStep }, (_, index) => ({
    unitId: unitIdSchema.parse(1 + ((seed * 7 + index) % 90)),
    price:
      (seed + index) % 5 === 0
        ? null
        : {
            netMinor: seed * 100 + index,
            grossMinor: seed * 121 + index,
            typed: 'gross',
            base: { netMinor: null, grossMinor: 1 },
          },
  }))

const main = async () => {
  const log = { event: () => undefined, defect: () => undefined }
  const store = await openStore({ directory, clock: systemClock, log })
  if (store.kind === 'closed') throw new Error(`the store is closed: ${store.state.cause}`)
  if (listWorkspaces(store.db).length === 0) insertWorkspace(store.db, sampleWorkspace('w1'))
  const call = callHandlers(
    draftsHandlers({
      store: draftsStore(store),
      shared: noTeamOfDrafts,
      clock: systemClock,
      newId: () => 'd1',
    }),
  )
  const [known] = await call('drafts.listDrafts', of)
  const draftId = known?.id ?? (await call('drafts.createDraft', { ...of, name: 'Podzim' }))
  for (let round = 1; ; round++) {
    const seed = Number(run) * 1_000 + round
    const label = { kind: 'paste', detail: null } as const
    if (seed % 4 === 3) await call('drafts.undo', { draftId })
    else if (seed % 8 === 4) await call('drafts.redo', { draftId })
    else await call('drafts.appendStep', { draftId, label, changes: toJson(stepOf(seed)) })
    const { revision, prices } = await call('drafts.readDraft', { draftId })
    const digest = createHash('sha256').update(prices).digest('hex')
    await tell(`${revision} ${digest}`)
    // What a killed program has compiled it cannot keep any more.
    if (round === 1) flushCompileCache()
  }
}

await main()
