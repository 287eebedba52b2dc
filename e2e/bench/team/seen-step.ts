import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { draftIdSchema, projectIdSchema, unitIdSchema } from '#core/ids'
import { systemClock } from '../../../electron/clock.ts'
import { insertWorkspace } from '../../../electron/store/accounts/workspaces.ts'
import { openStore } from '../../../electron/store/file/open.ts'
import { appendDraftStep } from '../../../electron/store/prices/draft/draft-steps.ts'
import { insertDraft } from '../../../electron/store/prices/draft/drafts.ts'
import { changeHub } from '../../../electron/store/rows/change-hub.ts'
import { sampleWorkspace } from '../../../electron/store/testing/samples.ts'
import type { TeamLogin } from '../../../electron/team/connect-team.ts'
import {
  type DraftsAtDesk,
  draftsAtDesk,
} from '../../../electron/wiring/team/drafts/drafts-of-team.ts'
import type { BenchTeam } from './bench-team.ts'

const units = 10_000
const projectId = projectIdSchema.parse(7)
const log = { event: () => undefined, defect: console.error }

const nothing = (): void => undefined

interface Seat {
  readonly folder: string
  readonly login: TeamLogin
  /** Called when prices that somebody else has changed are on the disk here. */
  readonly onPrices: () => void
}

/** A desk with a store of its own, which follows the drafts of its team as a window does. */
const sitAt = async ({ sitDown }: BenchTeam, { folder, login, onPrices }: Seat) => {
  const opened = await openStore({
    directory: joinPath(folder, login.address.user),
    clock: systemClock,
    log,
  })
  if (opened.kind !== 'open') throw new Error(`The store is closed: ${opened.state.cause}`)
  const store = opened
  const workspace = sampleWorkspace(`w-${login.address.user}`)
  insertWorkspace(store.db, workspace)
  let drafts: DraftsAtDesk | null = null
  const desk = await sitDown(login, { follow: (told) => drafts?.followed.follow(told) })
  const changes = changeHub(log.defect)
  changes.followStore(store)
  drafts = draftsAtDesk(store, {
    desk,
    clock: systemClock,
    newId: randomUUID,
    announce: (topics) => {
      if (topics.includes('draftPrices')) onPrices()
    },
    worksWithPrices: () => true,
    limit: () => null,
    notify: () => undefined,
    systemLocale: () => 'en-GB',
  })
  const { followed, shared } = drafts
  changes.follow((topics) => {
    if (topics.includes('sharedDrafts')) followed.tell()
  })
  await followed.come()
  return { store, shared, workspaceId: workspace.id }
}

const stepOf = (grossMinor: number) =>
  Array.from({ length: units }, (_one, index) => ({
    unitId: unitIdSchema.parse(index + 1),
    price: {
      netMinor: grossMinor - 1,
      grossMinor: grossMinor + index,
      typed: 'gross' as const,
      base: { netMinor: 1, grossMinor: 2 },
    },
  }))

/** Two desks at one draft: how long it takes until what one has done to ten thousand prices is at the other. */
export const startStep = async (bench: BenchTeam) => {
  const { join } = bench
  const folder = mkdtempSync(joinPath(tmpdir(), 'unitdesk-bench-team-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  let seen = nothing
  const jana = await sitAt(bench, { folder, login: await join('jana'), onPrices: nothing })
  await sitAt(bench, { folder, login: await join('petr'), onPrices: () => seen() })
  const { store, workspaceId, shared } = jana
  const draftId = draftIdSchema.parse(randomUUID())
  insertDraft(store.db, {
    id: draftId,
    workspaceId,
    projectId,
    name: 'Autumn',
    at: systemClock.now(),
    rollsBack: null,
  })
  await shared.share(draftId)
  let price = 100_000_000
  const seenMs = async (): Promise<number> => {
    price += 1_000_000
    const changes = stepOf(price)
    const isSeen = new Promise<void>((resolve) => {
      seen = resolve
    })
    const startedAt = performance.now()
    const label = { kind: 'edit', detail: null } as const
    appendDraftStep(store.db, { draftId, at: systemClock.now(), label, changes })
    await isSeen
    return performance.now() - startedAt
  }
  return { seenMs }
}
