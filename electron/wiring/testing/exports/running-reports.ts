import { type Result, success } from '#core/contract/failure'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import type { JobProgress } from '#core/exports/schedule/job-progress'
import { accountIdSchema, reportJobIdSchema } from '#core/ids'
import type { ExportsDependencies } from '../../../features/exports/dependencies.ts'
import { noTeamReports } from '../../../features/exports/reports/tell-team.ts'
import { noColleagues } from '../../../features/exports/runs/colleagues-run.ts'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { PackedContents } from '../../../store/exports/runs/export-contents.ts'
import { outgoingReports } from './outgoing-reports.ts'

export const exportsAccount = {
  id: accountIdSchema.parse('a1'),
  workspaceName: 'Podviní',
  label: 'Exports',
  login: 'exports@demo',
  baseUrl: 'https://crm.example',
  timeZone: 'Europe/Prague',
}

export const arrived: PackedContents = {
  sha256: 'c'.repeat(64),
  format: 'xlsx',
  bytes: 1,
  isPacked: false,
  contents: new Uint8Array([7]),
}

export const fullDisk = {
  ok: false,
  failure: { kind: 'store', cause: 'full', path: '/', again: 'afterFix' },
} as const satisfies Result<never>

type Digested = Awaited<ReturnType<ExportsDependencies['reader']['digest']>>
type Downloaded = Awaited<ReturnType<ExportsDependencies['client']['exportTable']>>

/** A report that is asked for, read, fed from, put into a folder and sent; `done` names what was done of that. */
export const runningReports = async () => {
  const outgoing = await outgoingReports()
  const { dependencies: given, store } = outgoing
  const done: string[] = []
  const world = {
    downloaded: (): Downloaded => success({ bytes: 1, fileName: null, contentType: null }),
    finished: (): Result<PackedContents> => success(arrived),
    digested: (): Digested => success({ rows: 1, columns: [], cellsSha256: null, findings: [] }),
    mayAsk: (): Result<null> => success(null),
    startRun: store.write.startRun,
    keepRun: store.write.keepRun,
    finishRun: store.write.finishRun,
  }
  const step = (name: string) => {
    done.push(name)
  }
  const dependencies = {
    ...given,
    store: {
      ...given.store,
      write: {
        ...given.store.write,
        startRun: (...run: Parameters<typeof store.write.startRun>) => world.startRun(...run),
        keepRun: (...run: Parameters<typeof store.write.keepRun>) => world.keepRun(...run),
        finishRun: (...run: Parameters<typeof store.write.finishRun>) => world.finishRun(...run),
      },
    },
    reader: {
      ...given.reader,
      digest: async () => {
        step('read')
        return world.digested()
      },
      readTable: async () => success({ columns: [], rows: [] }),
    },
    sendMail: (...request: Parameters<typeof given.sendMail>) => {
      step('sent')
      return given.sendMail(...request)
    },
    newId: () => 'new',
    client: {
      listResources: () => Promise.reject(new Error('no files are asked for here')),
      exportTable: async (
        _account: unknown,
        _request: unknown,
        { onProgress }: Parameters<ExportsDependencies['client']['exportTable']>[2],
      ) => {
        step('asked')
        onProgress(1, 2)
        return world.downloaded()
      },
    },
    colleagues: noColleagues,
    teamReports: noTeamReports,
    openDownload: () => ({
      sink: {
        begin: () => Promise.resolve(success(null)),
        write: () => Promise.resolve(success(null)),
      },
      finish: async () => {
        step('arrived')
        return world.finished()
      },
      discard: async () => step('discarded'),
    }),
    mayAsk: () => world.mayAsk(),
    feedDeals: () => {
      step('fed')
      return success(null)
    },
    feedPayments: () => success(null),
    isPlaceFree: () => Promise.resolve(true),
    replaceFile: async () => {
      step('placed')
      return success(null)
    },
    removeFile: () => Promise.resolve(success(null)),
    giveSpaceBack: () => step('swept'),
  }
  /** The report, changed. */
  const report = (
    changes: Partial<ReportDefinition> = {},
    progress: JobProgress | null = null,
  ): StoredReport => {
    const known = store.readReport(reportJobIdSchema.parse('r1'))
    if (known === null) throw new Error('there is no report')
    const changed = { ...known, definition: { ...known.definition, ...changes }, progress }
    const saved = store.write.saveReport(changed, null)
    if (!saved.ok) throw new Error('the report was not saved')
    return changed
  }
  return { ...outgoing, dependencies, world, done, report }
}
