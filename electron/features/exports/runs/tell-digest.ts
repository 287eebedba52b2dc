import { countDigest } from '#core/exports/runs/count-digest'
import { digestTurn } from '#core/exports/runs/digest'
import { hasFailed } from '#core/exports/runs/has-failed'
import type { WorkspaceId } from '#core/ids'
import { toWallTime } from '#core/wall-time'
import type { DayRun } from '../../../store/exports/runs/digest-runs.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { isScheduled } from '../schedule/is-scheduled.ts'

type Dependencies = Pick<ExportsDependencies, 'store' | 'clock' | 'timeZone' | 'notify'>

/** Notifies a person once a day how the reports of the day before went, as long as one of them runs by itself. */
export const tellDigest = ({ store, clock, timeZone, notify }: Dependencies): void => {
  const digest = store.readDigest()
  const now = clock.now()
  const zone = timeZone()
  const turn = digestTurn({ digest, zone, now, toldOn: store.readDigestToldOn() })
  if (turn.kind === 'later') return
  const day = turn.kind === 'due' ? turn.due.day : turn.day
  // Recorded before the notice: an application that ends in between leaves one out rather than giving it twice.
  if (!store.write.writeDigestToldOn(day).ok || turn.kind === 'passed') return
  if (!digest.isOn || !store.listAllReports().some(isScheduled)) return
  const runs = store.listRunsOfDay(turn.due)
  const alerts = store.listAlertsOfDay(turn.due)
  const figures = countDigest(runs, alerts.length)
  const workspaceId = toLookAt(runs, alerts) ?? store.listAllReports()[0]?.workspaceId
  if (!figures || !workspaceId) return
  const isYesterday = toWallTime(now, zone).date === day
  notify(
    { kind: 'digest', day: isYesterday ? null : turn.due.about, ...figures },
    { kind: 'reports', workspaceId },
  )
}

/** The workspace that a click opens; among several, one with trouble. */
const toLookAt = (
  runs: readonly DayRun[],
  alerts: readonly WorkspaceId[],
): WorkspaceId | undefined => runs.find(hasFailed)?.workspaceId ?? alerts[0] ?? runs[0]?.workspaceId
