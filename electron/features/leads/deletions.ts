import { type Result, success } from '#core/contract/failure'
import type { JobId, WorkspaceId } from '#core/ids'
import type { CallContext } from '../../ipc/handlers.ts'
import type { Jobs } from '../jobs/run-jobs.ts'
import { deleteAll } from './delete-all.ts'
import type { LeadsDependencies } from './dependencies.ts'

interface UnderWay {
  readonly jobId: JobId
  readonly ended: Promise<Result<null>>
}

/** All leads of workspaces that go, one job a workspace. */
export const leadDeletions = (work: LeadsDependencies & { readonly jobs: Jobs }) => {
  const { store, jobs, logDefect, listWorkspaces } = work
  const underWay = new Map<WorkspaceId, UnderWay>()
  const start = (workspaceId: WorkspaceId): UnderWay => {
    const known = underWay.get(workspaceId)
    if (known) return known
    const { promise: ended, resolve } = deferred<Result<null>>()
    const jobId = jobs.start({
      ...{ kind: 'deleteLeads', subject: workspaceId },
      run: async (tell) => {
        const deleted = await deleteAll(work, { workspaceId, tell, rowsEnded: resolve }).catch(
          (error: unknown): Result<never> => ({
            ok: false,
            failure: logDefect('delete all', error),
          }),
        )
        underWay.delete(workspaceId)
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
    /** What an earlier run has not lived to end. */
    goOn: (): void => {
      for (const { id } of listWorkspaces()) if (isOrdered(id)) start(id)
    },
    /** Until nothing is there that a person wants gone. */
    ended: (workspaceId: WorkspaceId): Promise<Result<null>> =>
      isOrdered(workspaceId) ? start(workspaceId).ended : Promise.resolve(success(null)),
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

/** Nobody is shown, and nobody takes over, anything of a workspace whose leads are to go. */
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
