import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconCalendarOff, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '#core/contract/exports'
import type { ExportRun } from '#core/exports/runs/export-run'
import { hasFailed } from '#core/exports/runs/has-failed'
import type { Formats } from '#core/format/formats'
import type { ReportJobId } from '#core/ids'
import { dayMs, minuteMs } from '#core/time'
import { toWallTime } from '#core/wall-time'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { ownZone } from '../../../ui/time-zones.ts'
import { useNow } from '../../../ui/timing/use-now.ts'
import { BackupDialog } from '../backup/backup-dialog.tsx'
import classes from '../exports.module.css'
import { type ExportsDesk, type FrameParts, reportPlace } from '../exports-desk.ts'
import { ReportsFrame } from '../reports/reports-screen.tsx'
import { runMark, runState } from '../runs/run-words.ts'
import { type CalendarRun, calendarEntries, type ScheduledWork } from './calendar-entries.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { type CalendarLook, dayNumberOf, stepFrom, weeksShown } from './calendar-range.ts'
import { useScheduledBackup } from './use-scheduled-backup.ts'

interface Props {
  readonly desk: ExportsDesk
  readonly frame: FrameParts
}

type ScheduledReport = Pick<ScheduledWork, 'name' | 'schedule' | 'isPaused'> & {
  readonly id: ReportJobId
}

const scheduledOf = ({ id, name, rules, progress }: Report): ScheduledReport[] =>
  rules ? [{ id, name, schedule: rules.schedule, isPaused: progress?.paused != null }] : []

const toRun =
  (t: TFunction, formats: Formats) =>
  (run: ExportRun): CalendarRun => ({
    id: run.id,
    startedAt: run.startedAt,
    hasFailed: hasFailed(run),
    mark: markClasses(...runMark(run)),
    state: runState(t, formats, run),
  })

const allRuns = (found: readonly UseQueryResult<ExportRun[]>[]) =>
  found.map(({ data }) => data ?? [])

/** When all reports and the backup have run and how that went, and when they will, by the clock of this computer. */
export const CalendarScreen = ({ desk, frame }: Props) => {
  const { t } = useTranslation()
  const scheduled = useMemo(() => desk.reports.flatMap(scheduledOf), [desk.reports])
  const [isBackingUp, setIsBackingUp] = useState(false)
  const openBackup = useCallback(() => setIsBackingUp(true), [])
  const backup = useScheduledBackup(desk.workspaceId, openBackup)
  return (
    <ReportsFrame desk={desk} frame={frame} shown="calendar">
      {isBackingUp && <BackupDialog desk={desk} onClose={() => setIsBackingUp(false)} />}
      {scheduled.length === 0 && backup === null ? (
        <EmptyState
          icon={IconCalendarOff}
          title={t('exports.calendar.emptyTitle')}
          sentence={t('exports.calendar.emptySentence')}
        />
      ) : (
        <Calendar desk={desk} scheduled={scheduled} backup={backup ?? null} />
      )}
    </ReportsFrame>
  )
}

interface CalendarProps {
  readonly desk: ExportsDesk
  readonly scheduled: readonly ScheduledReport[]
  readonly backup: ScheduledWork | null
}

const Calendar = ({ desk: { go }, scheduled, backup }: CalendarProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [zone] = useState(ownZone)
  const now = useNow(minuteMs)
  const today = dayNumberOf(toWallTime(now, zone).date)
  const [look, setLook] = useState<CalendarLook>('month')
  const [chosen, setChosen] = useState<number | null>(null)
  const day = chosen ?? today
  const weeks = useMemo(() => weeksShown(day, look), [day, look])
  const runs = useQueries({
    queries: scheduled.map(({ id: reportId }) => query('exports.listRuns', { reportId })),
    combine: allRuns,
  })
  const entries = useMemo(() => {
    const shown = weeks.flat()
    const days = { first: shown[0] ?? 0, last: shown.at(-1) ?? 0 }
    const reports = scheduled.map(
      (report, at): ScheduledWork => ({
        ...report,
        runs: (runs[at] ?? []).map(toRun(t, formats)),
        open: () => go(reportPlace(report.id)),
      }),
    )
    return calendarEntries(backup ? [...reports, backup] : reports, { ...days, zone, now })
  }, [weeks, scheduled, backup, runs, zone, now, t, formats, go])
  return (
    <>
      <div className={classes['toolbar']}>
        <ActionIcon
          size={28}
          variant="default"
          aria-label={t(`exports.calendar.previous.${look}`)}
          onClick={() => setChosen(stepFrom(day, look, -1))}
        >
          <IconChevronLeft size={16} aria-hidden />
        </ActionIcon>
        <Button size="compact-sm" variant="default" onClick={() => setChosen(null)}>
          {t('exports.calendar.today')}
        </Button>
        <ActionIcon
          size={28}
          variant="default"
          aria-label={t(`exports.calendar.next.${look}`)}
          onClick={() => setChosen(stepFrom(day, look, 1))}
        >
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
        <Shown weeks={weeks} day={day} look={look} />
        <div className={classes['end']}>
          <span className={classes['dim']}>{t('exports.calendar.zone', { zone })}</span>
          <SegmentedControl
            size="xs"
            aria-label={t('exports.calendar.look')}
            data={[
              { value: 'week', label: t('exports.calendar.week') },
              { value: 'month', label: t('exports.calendar.month') },
            ]}
            value={look}
            onChange={setLook}
          />
        </div>
      </div>
      <CalendarGrid
        weeks={weeks}
        entries={entries}
        day={day}
        today={today}
        look={look}
        onDay={(next) => {
          setChosen(next)
          setLook('week')
        }}
      />
    </>
  )
}

interface ShownProps {
  readonly weeks: readonly (readonly number[])[]
  readonly day: number
  readonly look: CalendarLook
}

const Shown = ({ weeks, day, look }: ShownProps) => {
  const { locale } = useFormats()
  const [from = 0, to = 0] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
  const words =
    look === 'month'
      ? new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
          day * dayMs,
        )
      : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
          from * dayMs,
          to * dayMs,
        )
  return (
    <h2 className={classes['heading']} aria-live="polite">
      {words}
    </h2>
  )
}
