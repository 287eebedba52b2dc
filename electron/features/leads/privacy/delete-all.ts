import { type Failure, failed, type Result, success } from '#core/contract/failure'
import type { WorkspaceId } from '#core/ids'
import type { Progress } from '../../jobs/run-jobs.ts'
import { turnOf } from '../archive/poll-account.ts'
import type { LeadsDependencies } from '../dependencies.ts'
import { reconcilingOf } from '../reconcile/reconcile-leads.ts'
import { addressOf } from '../sent/ask-address.ts'
import { importsOf } from '../sent/import-sent.ts'
import { forgetSiteHeader } from '../sent/site-address.ts'

interface DeleteAllInput {
  readonly workspaceId: WorkspaceId
  readonly tell: (progress: Progress) => void
  /** Called when no rows are left to show, or when that was refused; the keychain and the backups may take longer. */
  readonly rowsEnded: (ended: Result<null>) => void
}

/**
 * Deletes in slices, because two hundred thousand rows at once would be felt. Nothing is listed, imported or reconciled
 * meanwhile.
 */
export const deleteAll = async (
  dependencies: LeadsDependencies,
  wanted: DeleteAllInput,
): Promise<Result<null>> => {
  const { listAccounts, inTurn, seals } = dependencies
  const { workspaceId, tell, rowsEnded } = wanted
  tell({ phase: 'waiting', canCancel: false })
  const ordered = order(dependencies, workspaceId)
  if (!ordered.ok) return ordered
  const turns = [
    ...listAccounts(workspaceId).map(({ id }) => turnOf(id)),
    addressOf(workspaceId),
    importsOf(workspaceId),
    reconcilingOf(workspaceId),
  ]
  const inAllTurns = turns.reduceRight<() => Promise<Result<null>>>(
    (work, turn) => () => inTurn(turn, work),
    () => deleteInTurn(dependencies, wanted),
  )
  const deleted = await inAllTurns()
  rowsEnded(deleted)
  if (!deleted.ok) return deleted
  const replaced = await replaceCopies(dependencies)
  await seals.forgetUnused()
  return replaced
}

const copiesLeft: Failure = { kind: 'notAllowed', reason: 'copiesLeft', again: 'afterFix' }

/** The need to replace the backups is remembered until it is done: they hold everybody who was deleted. */
export const replaceCopies = async ({
  store,
  replaceBackups,
}: Pick<LeadsDependencies, 'store' | 'replaceBackups'>): Promise<Result<null>> => {
  const isReplaced = await replaceBackups()
  const noted = store.commit((rows) => {
    rows.writeDeletedInCopies(!isReplaced)
    return null
  })
  return isReplaced ? noted : failed(copiesLeft)
}

/** Records the order before anything is deleted; an earlier run may have been killed since. */
const order = (
  { store, clock }: Pick<LeadsDependencies, 'store' | 'clock'>,
  workspaceId: WorkspaceId,
): Result<null> => {
  if (store.readDeletionOrder(workspaceId) !== null) return success(null)
  const at = clock.now()
  return store.commitDeletion({ at, workspaceId, what: { kind: 'all' } }, (rows) => {
    rows.orderLeadDeletion({ workspaceId, at })
    rows.insertForgotten({ workspaceId, inquiryIds: [] })
    return null
  })
}

const deleteInTurn = async (
  { store, site, giveWay }: LeadsDependencies,
  { workspaceId, tell }: DeleteAllInput,
): Promise<Result<null>> => {
  const header = await forgetSiteHeader({ store, site }, workspaceId)
  if (!header.ok) return header
  const around = store.commitForgetting((rows) => {
    rows.forgetAround(workspaceId)
    return null
  })
  if (!around.ok) return around
  const archive = store.findLeadArchive(workspaceId)
  tell({ phase: 'saving', unit: 'rows', total: store.countKeptLeads({ archive }) })
  for (let done = 0, isLast = false; !isLast; ) {
    const slice = store.commitForgetting((rows) => rows.forgetLeadSlice({ archive }))
    if (!slice.ok) return slice
    done += slice.value.gone
    isLast = slice.value.isLast
    tell({ done })
    await giveWay()
  }
  return store.commit((rows) => {
    rows.endLeadDeletion(workspaceId)
    rows.writeDeletedInCopies(true)
    return null
  })
}
