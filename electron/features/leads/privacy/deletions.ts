import { type Result, success } from '#core/contract/failure'
import type { JobId, WorkspaceId } from '#core/ids'
import { hourMs, minuteMs } from '#core/time'
import type { CallContext } from '../../../ipc/handlers.ts'
import type { Jobs } from '../../jobs/run-jobs.ts'
import type { LeadsDependencies } from '../dependencies.ts'
import { deleteAll, replaceCopies } from './delete-all.ts'

interface UnderWay {
  readonly jobId: JobId
  readonly ended: Promise<Result<null>>
}

/** A disk that refuses is not asked again by everybody who looks. */
const refusedForMs = minuteMs

/** The deletions of all leads of workspaces, one job for each workspace. */
export const leadDeletions = (work: LeadsDependencies & { readonly jobs: Jobs }) => {
  const { store, jobs, clock, logDefect, listWorkspaces } = work
  const underWay = new Map<WorkspaceId, UnderWay>()
  const refusals = new Map<WorkspaceId, { readonly ended: Result<null>; readonly atMs: number }>()
  const start = (workspaceId: WorkspaceId): UnderWay => {
    const known = underWay.get(workspaceId)
    if (known) return known
    const { promise: ended, resolve } = deferred<Result<null>>()
    const jobId = jobs.start({
      kind: 'deleteLeads',
      subject: workspaceId,
      run: async (tell) => {
        const deleted = await deleteAll(work, { workspaceId, tell, rowsEnded: resolve }).catch(
          (error: unknown): Result<never> => ({
            ok: false,
            failure: logDefect('delete all', error),
          }),
        )
        underWay.delete(workspaceId)
        if (!deleted.ok) refusals.set(workspaceId, { ended: deleted, atMs: clock.elapsedMs() })
        resolve(deleted)
        return deleted
      },
    })
    const started = { jobId, ended }
    underWay.set(workspaceId, started)
    return started
  }
  const isOrdered = (workspaceId: WorkspaceId) => store.readDeletionOrder(workspaceId) !== null
  return {
    start: (workspaceId: WorkspaceId): JobId => start(workspaceId).jobId,
    /** Goes on with deletions that an earlier run has not finished. */
    goOn: (): void => {
      for (const { id } of listWorkspaces()) if (isOrdered(id)) start(id)
    },
    /** Resolves when nothing is left that a person wants deleted. */
    ended: (workspaceId: WorkspaceId): Promise<Result<null>> => {
      if (!isOrdered(workspaceId)) return Promise.resolve(success(null))
      const refused = refusals.get(workspaceId)
      const isFresh = refused && clock.elapsedMs() - refused.atMs < refusedForMs
      return isFresh && !underWay.has(workspaceId)
        ? Promise.resolve(refused.ended)
        : start(workspaceId).ended
    },
    look: copiesInTime(work),
  }
}

const copiesAgainMs = hourMs

/** Replaces the backups that could not be replaced when all leads were deleted; called every few seconds. */
const copiesInTime = (work: LeadsDependencies) => {
  const { store, clock, listWorkspaces, logDefect } = work
  let dueMs = clock.elapsedMs() + refusedForMs
  return (): void => {
    if (clock.elapsedMs() < dueMs) return
    const isDeleting = listWorkspaces().some(({ id }) => store.readDeletionOrder(id) !== null)
    if (isDeleting || !store.hasDeletedInCopies()) return
    dueMs = clock.elapsedMs() + copiesAgainMs
    replaceCopies(work).catch((error: unknown) => logDefect('replace the copies', error))
  }
}

export type LeadDeletions = ReturnType<typeof leadDeletions>

const deferred = <T>() => {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

type Handler = (input: { workspaceId?: WorkspaceId }, context: CallContext) => unknown

/** Wraps handlers so that nothing of a workspace is shown or imported while its leads are being deleted. */
export const afterDeletion = <H extends object>(
  handlers: H,
  { ended }: Pick<LeadDeletions, 'ended'>,
): H =>
  Object.fromEntries(
    Object.entries(handlers as Record<string, Handler>).map(([name, handle]) => [
      name,
      async (...[input, context]: Parameters<Handler>) => {
        const { workspaceId } = input
        const gone = workspaceId === undefined ? success(null) : await ended(workspaceId)
        return gone.ok ? handle(input, context) : gone
      },
    ]),
  ) as H
