import type { ExportsStore } from '../../features/exports/dependencies.ts'
import * as alarms from '../../store/exports/alarms/alarms.ts'
import * as recentOutcomes from '../../store/exports/alarms/recent-outcomes.ts'
import * as alerts from '../../store/exports/alerts/export-alerts.ts'
import * as backups from '../../store/exports/backup/backups.ts'
import * as dashboards from '../../store/exports/dashboard/dashboards.ts'
import * as deliveries from '../../store/exports/delivery/deliveries.ts'
import * as latestFiles from '../../store/exports/reports/latest-files.ts'
import * as reports from '../../store/exports/reports/reports.ts'
import * as runner from '../../store/exports/runner/runner-address.ts'
import * as digestRuns from '../../store/exports/runs/digest-runs.ts'
import * as contents from '../../store/exports/runs/export-contents.ts'
import * as preferences from '../../store/exports/runs/export-preferences.ts'
import * as runChanges from '../../store/exports/runs/export-run-changes.ts'
import * as runs from '../../store/exports/runs/export-runs.ts'
import * as runSteps from '../../store/exports/runs/run-steps.ts'
import * as skipped from '../../store/exports/schedule/report-skipped.ts'
import * as schedules from '../../store/exports/schedule/write-schedule.ts'
import type { OpenStore } from '../../store/file/open.ts'
import { bindReads, bindWrites } from '../../store/rows/bound.ts'
import * as entriesLeft from '../../store/settings/entries-left.ts'

const rows = {
  ...reports,
  ...schedules,
  ...skipped,
  ...runs,
  ...runChanges,
  ...runSteps,
  ...contents,
  ...latestFiles,
  ...alerts,
  ...preferences,
  ...digestRuns,
  ...deliveries,
  ...backups,
  ...entriesLeft,
  ...dashboards,
  ...alarms,
  ...recentOutcomes,
  ...runner,
}

export const exportsStore = (store: OpenStore): ExportsStore => ({
  ...bindReads(store.db, rows),
  write: bindWrites(store, rows),
})
