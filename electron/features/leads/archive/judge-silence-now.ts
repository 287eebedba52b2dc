import type { WorkspaceId } from '#core/ids'
import { judgeSilence, type Silence } from '#core/leads/archive/silence'
import { dayMs } from '#core/time'
import type { LeadsDependencies } from '../dependencies.ts'
import { askedOf } from './covered-by-all.ts'

/** Eight weeks are looked at, before a silence that may last a week. */
const lookedAtMs = 10 * 7 * dayMs

export const judgeSilenceNow = (
  dependencies: Pick<LeadsDependencies, 'store' | 'listAccounts'>,
  workspaceId: WorkspaceId,
): Silence => {
  const { store } = dependencies
  // An account that was never polled has no known leads either: the others are judged without it.
  const { checkedAt, covered } = askedOf(dependencies, workspaceId)
  if (checkedAt === null) return { kind: 'tooFew', weeks: 0 }
  const times = store.listLeadTimes({
    archive: store.findLeadArchive(workspaceId),
    from: checkedAt - lookedAtMs,
    to: checkedAt + 1,
    // Somebody who tries whether leads arrive does not end the silence of the web site.
    leftOut: store.listFoundInquiries(workspaceId),
  })
  return judgeSilence({ times, covered, checkedAt })
}
