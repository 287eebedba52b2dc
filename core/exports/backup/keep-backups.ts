import { mondayOf } from '#core/format/calendar'
import type { Timestamp } from '#core/time'
import { toWallTime } from '#core/wall-time'
import type { BackupKeeping } from './backup-definition.ts'

export interface KeptBackup {
  /** The name of its folder. */
  readonly folder: string
  readonly at: Timestamp
  readonly isGood: boolean
}

interface Rules {
  readonly keeping: BackupKeeping
  readonly zone: string
  /** The one that was just written stays, whatever a clock says. */
  readonly written: string
}

/**
 * Which backups go. Of each of the newest days, weeks and months that have one, the newest good one stays, or the
 * newest where none is good; the newest good one of all stays in any case.
 */
export const backupsToRemove = <B extends KeptBackup>(
  backups: readonly B[],
  { keeping, zone, written }: Rules,
): B[] => {
  const newestFirst = [...backups].sort(
    (one, other) => other.at - one.at || (one.folder < other.folder ? 1 : -1),
  )
  const day = ({ at }: KeptBackup) => toWallTime(at, zone).date
  const kept = new Set<KeptBackup>([
    ...newestOfEach(newestFirst, day, keeping.days),
    ...newestOfEach(newestFirst, (one) => mondayOf(day(one)), keeping.weeks),
    ...newestOfEach(newestFirst, (one) => day(one).slice(0, 7), keeping.months),
    ...newestFirst.filter(({ isGood }) => isGood).slice(0, 1),
  ])
  return newestFirst.filter((one) => !kept.has(one) && one.folder !== written)
}

const newestOfEach = (
  newestFirst: readonly KeptBackup[],
  spanOf: (backup: KeptBackup) => string,
  count: number,
): KeptBackup[] => {
  const chosen = new Map<string, KeptBackup>()
  for (const backup of newestFirst) {
    const span = spanOf(backup)
    const known = chosen.get(span)
    if (known === undefined && chosen.size >= count) break
    if (known === undefined || (!known.isGood && backup.isGood)) chosen.set(span, backup)
  }
  return [...chosen.values()]
}
