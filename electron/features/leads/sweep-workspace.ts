import type { WorkspaceId } from '#core/ids'
import { listedForMs } from '#core/leads/coverage'
import { dayMs } from '#core/time'
import type { LeadsDependencies } from './dependencies.ts'

/** Forgets what is older than it may get, and contacts that nobody needs any more. */
export const sweepWorkspace = async (
  {
    store,
    clock,
    announce,
    giveWay,
  }: Pick<LeadsDependencies, 'store' | 'clock' | 'announce' | 'giveWay'>,
  workspaceId: WorkspaceId,
  signal: AbortSignal,
): Promise<void> => {
  const archive = store.findLeadArchive(workspaceId)
  const { archiveDays, contactDays } = store.readLeadSettings(workspaceId).retention
  const now = clock.now()
  let hasChanged = false
  for (;;) {
    if (signal.aborted) return
    const swept = store.commit((rows) =>
      rows.sweepLeads({
        ...{ archive, workspaceId, now, listedBefore: now - listedForMs },
        oldest: archiveDays === null ? null : now - archiveDays * dayMs,
        contactsBefore: now - contactDays * dayMs,
      }),
    )
    if (!swept.ok) break
    hasChanged ||= swept.value.hasChanged
    if (swept.value.isLast) break
    await giveWay()
  }
  if (hasChanged) announce(['leads', 'sentLeads', 'leadDrafts'])
}
