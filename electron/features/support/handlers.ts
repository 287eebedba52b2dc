import { notFound, type Result, success } from '#core/contract/failure'
import type { ReportPart } from '#core/contract/support'
import { type ReportSources, supportReport } from '#core/support/report'
import type { HandlersOf } from '../../ipc/handlers.ts'

export interface SupportDependencies {
  readonly readSources: () => Promise<ReportSources>
  readonly newId: () => string
  /** The day in the name of the file. */
  readonly now: () => number
  /** Null when the person decided otherwise. */
  readonly pickSaveFile: (name: string) => Promise<string | null>
  readonly writeArchive: (path: string, parts: readonly ReportPart[]) => Promise<Result<null>>
  readonly showLogFolder: () => void
}

interface PreparedReport {
  readonly id: string
  readonly parts: ReportPart[]
}

/** The report is saved as it was shown: what happens in between is not in it. */
export const supportHandlers = (dependencies: SupportDependencies): HandlersOf<'support'> => {
  let prepared: PreparedReport | null = null
  return {
    'support.prepareReport': async () => {
      const parts = supportReport(await dependencies.readSources())
      prepared = { id: dependencies.newId(), parts }
      return success(prepared)
    },

    'support.saveReport': async ({ id }) => {
      const shown = prepared
      if (shown?.id !== id) return notFound('afterFix')
      const day = new Date(dependencies.now()).toISOString().slice(0, 10)
      const file = await dependencies.pickSaveFile(`unitdesk-report-${day}.zip`)
      if (file === null) return success(null)
      const written = await dependencies.writeArchive(file, shown.parts)
      return written.ok ? success({ file }) : written
    },

    'support.showLogFolder': () => {
      dependencies.showLogFolder()
      return success(null)
    },
  }
}
