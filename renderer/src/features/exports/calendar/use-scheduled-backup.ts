import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import type { Timestamp } from '#core/time'
import { query } from '../../../bridge/query.ts'
import { type MarkShape, type MarkTone, markClasses } from '../../../ui/mark.ts'
import type { CalendarRun, ScheduledWork } from './calendar-entries.ts'

type Backup = NonNullable<OutputOf<'exports.readBackup'>>
type BackupDay = OutputOf<'exports.listBackups'>[number]
type BackupOutcome = 'good' | 'partial' | 'unfinished' | 'failed' | 'underWay'

const marks: Readonly<Record<BackupOutcome, readonly [MarkShape, MarkTone]>> = {
  good: ['check', 'good'],
  partial: ['half', 'waiting'],
  unfinished: ['half', 'waiting'],
  failed: ['cross', 'bad'],
  underWay: ['clock', 'waiting'],
}

/** How each backup went that is in the folder; of the last one, and of the one that is being made, the store knows. */
const outcomesOf = (
  { turn, last }: Pick<Backup, 'turn' | 'last'>,
  days: readonly BackupDay[],
): ReadonlyMap<Timestamp, BackupOutcome> =>
  new Map([
    ...days.map((day) => [day.at, outcomeOf(day)] as const),
    ...(last ? [[last.at, last.outcome] as const] : []),
    ...(turn?.isUnderWay ? [[turn.at, 'underWay'] as const] : []),
  ])

const outcomeOf = ({ isFinished, isGood }: BackupDay): BackupOutcome => {
  if (!isFinished) return 'unfinished'
  return isGood ? 'good' : 'partial'
}

const toRun =
  (t: TFunction) =>
  ([at, outcome]: readonly [Timestamp, BackupOutcome]): CalendarRun => ({
    id: `backup ${at}`,
    startedAt: at,
    hasFailed: outcome !== 'good' && outcome !== 'underWay',
    mark: markClasses(...marks[outcome]),
    state: t(`exports.backup.dayState.${outcome}`),
  })

/** The backup of everything as one work of the calendar; null without one, undefined while nobody knows. */
export const useScheduledBackup = (
  workspaceId: WorkspaceId,
  open: () => void,
): ScheduledWork | null | undefined => {
  const { t } = useTranslation()
  const backup = useQuery(query('exports.readBackup', { workspaceId })).data
  // A folder that is out of reach now has nothing to tell.
  const days = useQuery({
    ...query('exports.listBackups', { workspaceId }),
    enabled: backup != null,
  }).data
  return useMemo(() => {
    if (!backup) return backup
    const outcomes = [...outcomesOf(backup, days ?? [])]
    return {
      id: 'backup',
      name: t('exports.backup.short'),
      schedule: backup.schedule,
      runs: outcomes.sort(([one], [other]) => other - one).map(toRun(t)),
      isPaused: false,
      open,
    }
  }, [backup, days, t, open])
}
