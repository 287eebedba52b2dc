import { onTestFinished } from 'vitest'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import { reportJobIdSchema, workspaceIdSchema } from '#core/ids'
import { insertWorkspace } from '../../../store/accounts/workspaces.ts'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import { sampleWorkspace } from '../../../store/testing/samples.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { exportsStore } from '../../stores/exports-store.ts'
import { unitsDefinition } from './acts.ts'

const workspaceId = workspaceIdSchema.parse('w1')

/** A workspace without reports in a store of its own, which the test's end closes. */
export const emptyReports = async () => {
  const opened = await openOrThrow({ directory: storeFolder() })
  onTestFinished(opened.close)
  insertWorkspace(opened.db, sampleWorkspace('w1'))
  const store = exportsStore(opened)
  /** A report as it is stored. */
  const add = (
    id: string,
    definition: Partial<ReportDefinition> = {},
    given: Partial<Pick<StoredReport, 'progress' | 'latestFolder'>> = {},
  ): StoredReport => {
    const report = {
      id: reportJobIdSchema.parse(id),
      workspaceId,
      createdAt: 1,
      definition: { ...unitsDefinition, ...definition },
      latestFolder: null,
      progress: null,
      ...given,
    }
    const saved = store.write.saveReport(report, null)
    if (!saved.ok) throw new Error('the report was not saved')
    return store.readReport(report.id) ?? report
  }
  return { opened, store, workspaceId, add }
}
