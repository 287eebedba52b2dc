import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import {
  type DraftId,
  projectIdSchema,
  type UnitId,
  unitIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import { fromJson, toJson } from '#core/json'
import type { DraftPrice, StepLabel } from '#core/prices/draft/draft-price'
import { systemClock } from '../../../clock.ts'
import { draftsHandlers } from '../../../features/prices/draft/handlers.ts'
import { callHandlers } from '../../../ipc/testing/call-handlers.ts'
import { insertWorkspace } from '../../../store/accounts/workspaces.ts'
import { sampleWorkspace } from '../../../store/testing/samples.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { joined, startDesk } from '../../../team/testing/living-desk.ts'
import type { TestPostgres } from '../../../team/testing/run-postgres.ts'
import { adminOf } from '../../../team/testing/team-of-test.ts'
import { draftsStore } from '../../stores/drafts-store.ts'
import { draftsAtDesk } from '../../team/drafts/drafts-of-team.ts'
import type { FollowedDrafts } from '../../team/drafts/follow-drafts.ts'
import { followedChanges } from '../followed-changes.ts'

const projectId = projectIdSchema.parse(7)

const priceOf = (grossMinor: number): DraftPrice => ({
  netMinor: grossMinor - 1,
  grossMinor,
  typed: 'gross',
  base: { netMinor: null, grossMinor: 1 },
})

interface Person {
  readonly team: string
  readonly name: string
  /** The way to the database, where it is not the straight one. */
  readonly port?: number
  /** Whether the desk has the CRM from the beginning. */
  readonly hasCrm?: boolean
}

/** Somebody of a team at a desk of their own, who drafts prices as the window does. */
export const sitDrafting = async (
  postgres: TestPostgres,
  { team, name, port = postgres.port, hasCrm = true }: Person,
) => {
  const store = await openOrThrow({ directory: storeFolder(), person: name.toLowerCase() })
  onTestFinished(() => {
    if (store.db.open) store.close()
  })
  const { db } = store
  // Desks call their workspaces otherwise: what is the same is the server.
  const workspace = sampleWorkspace(`w-${name}`)
  const addCrm = () => insertWorkspace(db, workspace)
  if (hasCrm) addCrm()
  const of = { workspaceId: workspaceIdSchema.parse(workspace.id), projectId }
  const login = await joined(postgres, await adminOf(postgres, team), name)
  const { changes, announced } = followedChanges(store)
  let opened: FollowedDrafts | null = null
  const notices: string[] = []
  const living = startDesk(postgres, team, login, {
    port,
    follow: (told) => opened?.follow(told),
    onHere: () => void opened?.come(),
  })
  const { desk } = living
  const { followed, shared } = draftsAtDesk(store, {
    desk,
    clock: systemClock,
    newId: randomUUID,
    announce: changes.announce,
    worksWithPrices: () => true,
    limit: () => null,
    notify: (text) => void notices.push(text),
    systemLocale: () => 'en-GB',
  })
  opened = followed
  changes.follow((topics) => {
    if (!db.open) return
    if (topics.includes('sharedDrafts')) followed.tell()
    if (topics.includes('workspaces')) followed.tellPlaces()
  })
  const { drafts, takeAct } = noteActs(draftsStore(store))
  const call = callHandlers(
    draftsHandlers({ store: drafts, shared, clock: systemClock, newId: randomUUID }),
  )
  await living.until(() => desk.standing().kind === 'here')
  await followed.come()
  const prices = async (draftId: DraftId) => {
    const read = fromJson((await call('drafts.readDraft', { draftId })).prices)
    return grossesOf(read.map(({ unitId, price }) => [unitId, price]))
  }
  return {
    name,
    of,
    store,
    living,
    shared,
    followed,
    announced,
    notices,
    call,
    addCrm,
    prices,
    takeAct,
    /** Null takes a unit out of the draft. */
    edit: (
      draftId: DraftId,
      changed: Readonly<Record<number, number | null>>,
      label: StepLabel = { kind: 'edit', detail: null },
    ) =>
      call('drafts.appendStep', {
        draftId,
        label,
        changes: toJson(
          Object.entries(changed).map(([unit, gross]) => ({
            unitId: unitIdSchema.parse(Number(unit)),
            price: gross === null ? null : priceOf(gross),
          })),
        ),
      }),
    /** The drafts of the project by their names. */
    drafts: async () => {
      const drafts = await call('drafts.listDrafts', of)
      return new Map(drafts.map(({ name: named, id }) => [named, id]))
    },
    sharedAs: async (draftId: DraftId) => {
      const { drafts } = await call('drafts.listShared', {})
      return drafts.find((one) => one.draftId === draftId) ?? null
    },
  }
}

type Grosses = Readonly<Record<number, number>>

const grossesOf = (prices: Iterable<readonly [UnitId, DraftPrice]>): Grosses =>
  Object.fromEntries([...prices].map(([unitId, { grossMinor }]) => [unitId, grossMinor]))

/** What stood in a draft as an act of its person was written, and what afterwards. */
interface ActOnPrices {
  readonly before: Grosses
  readonly after: Grosses
}

/** The store of a person's drafts, which tells of their last act once; an undo without a step is none. */
const noteActs = (drafts: ReturnType<typeof draftsStore>) => {
  const nothing: ActOnPrices = { before: {}, after: {} }
  let act = nothing
  const noted =
    <A extends { readonly draftId: DraftId }, R>(write: (act: A) => R) =>
    (given: A): R => {
      const before = grossesOf(drafts.readDraftPrices(given.draftId))
      const written = write(given)
      act = { before, after: grossesOf(drafts.readDraftPrices(given.draftId)) }
      return written
    }
  const { appendDraftStep, moveDraft } = drafts.write
  const write = {
    ...drafts.write,
    appendDraftStep: noted(appendDraftStep),
    moveDraft: noted(moveDraft),
  }
  const takeAct = (): ActOnPrices => {
    const taken = act
    act = nothing
    return taken
  }
  return { drafts: { ...drafts, write }, takeAct }
}

export type DraftingDesk = Awaited<ReturnType<typeof sitDrafting>>
