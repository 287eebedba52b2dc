import { setTimeout } from 'node:timers'
import { originOf } from '#core/accounts/login-key'
import { type DraftId, draftIdSchema, projectIdSchema } from '#core/ids'
import type { Clock, Timestamp } from '#core/time'
import type { OpenStore } from '../../../store/file/open.ts'
import {
  readDraftHead,
  renameDraft,
  writeDraftArchivedAt,
} from '../../../store/prices/draft/drafts.ts'
import {
  countUntold,
  insertFollowedDraft,
  listSharedDrafts,
  readSharedDraft,
  removeSharedDraft,
  shareAnew,
} from '../../../store/prices/draft/shared-drafts.ts'
import { readProject } from '../../../store/prices/pricelist/projects.ts'
import type { TeamChange, TeamDesk } from '../../../team/desk/open-desk.ts'
import { type TeamDraft, teamDrafts } from '../../../team/desk/team-drafts.ts'
import { write } from '../../stores/write.ts'
import { inTurnWhileOpen } from '../in-turn-while-open.ts'
import { listTeamWorkspaces } from '../team-logins.ts'
import { agreeOnDraft } from './agree-on-draft.ts'
import { type ApprovalNews, approvalsOfTeam } from './approvals-of-team.ts'
import { scheduleOfTeam } from './schedule-of-team.ts'

export interface DraftServices {
  readonly desk: Pick<TeamDesk, 'ask' | 'act' | 'standing'>
  readonly clock: Clock
  readonly newId: () => string
  /** The prices of a draft have changed here. */
  readonly onPrices: (draftId: DraftId) => void
  /** Who edits which draft has changed. */
  readonly onHeads: () => void
  readonly onNews: (news: ApprovalNews) => void
}

/** What was heard last of a draft of the team, and until when by the clock of this computer. */
export interface HeardDraft extends TeamDraft {
  readonly until: Timestamp | null
}

/** A moment more than what is left, so that it is over by the clock of the database as well. */
const afterMs = 200

/** Brings what others do to shared drafts into the store of this desk, and tells the team what this desk has done. */
export const followDrafts = (store: OpenStore, services: DraftServices) => {
  const { clock, onHeads, onPrices } = services
  const { db } = store
  const team = teamDrafts(services.desk)
  const inTurn = inTurnWhileOpen(store)
  const scheduled = scheduleOfTeam(store, { desk: services.desk, bring: (id) => bring(id) })
  const approvals = approvalsOfTeam(store, services)
  const heard = new Map<string, HeardDraft>()
  const later = new Map<string, NodeJS.Timeout>()
  const queued = new Set<string>()

  const look = async (only: string | null): Promise<readonly HeardDraft[] | null> => {
    const listed = await team.list(only)
    if (!listed.ok) return null
    const drafts = listed.value.map((draft) => ({
      ...draft,
      until: draft.editor === null ? null : clock.now() + draft.editor.leftMs,
    }))
    if (only === null) heard.clear()
    for (const draft of drafts) heard.set(draft.id, draft)
    onHeads()
    return drafts
  }

  /** Somebody who edits it may stop without a word: it is looked at again when their time is over. */
  const comeBack = (draft: HeardDraft): void => {
    clearTimeout(later.get(draft.id))
    if (draft.editor === null || draft.editor.isOwn) return
    const again = () => void bring(draft.id)
    later.set(draft.id, setTimeout(again, draft.editor.leftMs + afterMs).unref())
  }

  const bringOne = async (draft: HeardDraft): Promise<void> => {
    const draftId = draftHere(store, services, draft)
    if (draftId === null) return
    followHead(store, { draftId, draft, at: clock.now() })
    const shared = readSharedDraft(db, draftId)
    if (shared === null) return
    const isKnown = shared.followed === draft.revision && shared.token === draft.token
    if (!isKnown && !(await pull(shared, draft.revision))) return
    if (draft.editor === null && draft.asker?.isOwn === true) {
      await team.take(draft.id)
      await look(draft.id)
    }
    if (!isForeign(draft)) await push(draftId)
    comeBack(heard.get(draft.id) ?? draft)
  }

  const { pull, push } = agreeOnDraft(store, { team, clock, onPrices, look: (id) => look(id) })

  /** A draft that the team has not got: it was shared a moment ago, or the database has lost it. */
  const tellMissing = async (known: ReadonlySet<string>): Promise<void> => {
    for (const { draftId, sharedId } of listSharedDrafts(db)) {
      const draft = known.has(sharedId) ? null : readDraftHead(db, draftId)
      const origin = draft && originOfWorkspace(store, draft.workspaceId)
      if (!draft || origin === null) continue
      if (draft.archivedAt !== null) {
        // Nobody works on this draft any more, and a team that has not got it cannot give it back.
        write(store, () => removeSharedDraft(db, draftId))
        continue
      }
      if (!write(store, () => shareAnew(db, { draftId, sharedId })).ok) return
      const shared = await team.share(sharedId, { origin, ...draft })
      if (!shared.ok) return
      await look(sharedId)
      await push(draftId)
    }
  }

  const bringNow = async (only: string | null): Promise<void> => {
    queued.delete(only ?? '')
    const drafts = await look(only)
    if (drafts === null) return
    for (const draft of drafts) await bringOne(draft)
    if (only === null) await tellMissing(new Set(drafts.map(({ id }) => id)))
    await scheduled.look(only)
    await approvals.look(only)
    onHeads()
  }

  /** Resolves when a draft, or each of them, is the same here and in the team as far as nobody has to decide. */
  const bring = (only: string | null): Promise<void> => {
    if (queued.has(only ?? '')) return inTurn(() => Promise.resolve())
    queued.add(only ?? '')
    return inTurn(() => bringNow(only))
  }

  return {
    team,
    schedule: scheduled.schedule,
    approvals,
    bring,
    look,
    heard: (sharedId: string): HeardDraft | null => heard.get(sharedId) ?? null,
    come: () => bring(null),
    /** Something was done here that the team has to be told. */
    tell: (): void => {
      for (const { draftId, sharedId } of listSharedDrafts(db)) {
        const draft = heard.get(sharedId)
        if (draft !== undefined && isForeign(draft) && (draft.until ?? 0) > clock.now()) continue
        const { untold, contested } = countUntold(db, draftId)
        if (untold > contested) void bring(sharedId)
      }
    },
    /** A workspace has come for which the team may have drafts. */
    tellPlaces: (): void => {
      const known = new Set(listSharedDrafts(db).map(({ sharedId }) => sharedId))
      const isAnyoneNew = [...heard.values()].some(
        ({ id, isPutAway, origin }) =>
          !known.has(id) && !isPutAway && placesOf(store, origin).length > 0,
      )
      if (isAnyoneNew) void bring(null)
    },
    follow: (changes: readonly TeamChange[]): void => {
      const ids = changes.flatMap(({ kind, what }) => (kind === 'draft' ? [idOf(what)] : []))
      for (const id of new Set(ids)) if (id !== null) void bring(id)
      // Whoever is gone edits nothing any more.
      if (changes.some(({ kind }) => kind === 'desk')) void bring(null)
    },
  }
}

const isForeign = ({ editor }: TeamDraft): boolean => editor?.isOwn === false

export type FollowedDrafts = ReturnType<typeof followDrafts>

const idOf = (what: unknown): string | null =>
  typeof what === 'object' && what !== null && 'draft' in what && typeof what.draft === 'string'
    ? what.draft
    : null

const placesOf = ({ db }: OpenStore, origin: string) =>
  listTeamWorkspaces(db).filter(({ baseUrl }) => originOf(baseUrl) === origin)

const originOfWorkspace = ({ db }: OpenStore, workspaceId: string): string | null => {
  const workspace = listTeamWorkspaces(db).find(({ id }) => id === workspaceId)
  return workspace === undefined ? null : originOf(workspace.baseUrl)
}

/** The draft of this desk for one of the team, made where it is new; null where this desk has no CRM for it. */
const draftHere = (
  store: OpenStore,
  { clock, newId }: Pick<DraftServices, 'clock' | 'newId'>,
  draft: TeamDraft,
): DraftId | null => {
  const { db } = store
  const known = listSharedDrafts(db).find(({ sharedId }) => sharedId === draft.id)
  if (known !== undefined) return known.draftId
  const project = projectIdSchema.safeParse(draft.project)
  const places = placesOf(store, draft.origin)
  if (draft.isPutAway || !project.success || places[0] === undefined) return null
  const projectId = project.data
  // Of two workspaces of one CRM the one that lists the project.
  const place =
    places.find(({ id }) => readProject(db, { workspaceId: id, projectId }) !== null) ?? places[0]
  const id = draftIdSchema.parse(newId())
  const made = write(store, () =>
    insertFollowedDraft(
      db,
      {
        id,
        workspaceId: place.id,
        projectId,
        name: draft.name,
        at: clock.now(),
        rollsBack: null,
      },
      draft.id,
    ),
  )
  return made.ok ? id : null
}

interface HeadHere {
  readonly draftId: DraftId
  readonly draft: TeamDraft
  readonly at: Timestamp
}

const followHead = (store: OpenStore, { draftId, draft, at }: HeadHere): void => {
  const { db } = store
  const head = readDraftHead(db, draftId)
  if (head === null) return
  const { name, isPutAway } = draft
  if (head.name !== name) write(store, () => renameDraft(db, { draftId, name }))
  if ((head.archivedAt !== null) !== isPutAway) {
    write(store, () => writeDraftArchivedAt(db, { draftId, at: isPutAway ? at : null }))
  }
}
