import { readExportedCustomers } from '#core/customers/read-exported-customers'
import type { ExportName } from '#core/exports/reports/export-name'
import type { ReportTable } from '#core/exports/table/report-table'
import type { WorkspaceId } from '#core/ids'
import type { Timestamp } from '#core/time'
import { worksInTurn } from '#core/works-in-turn'
import { createCrmClient } from '../crm/calls/client.ts'
import { callingAccount } from '../features/accounts/calling-account.ts'
import { customersHandlers } from '../features/customers/handlers.ts'
import { isWholeReport } from '../features/exports/reports/is-whole-report.ts'
import { readTable } from '../features/exports/table/read-table.ts'
import * as consents from '../store/customers/consents.ts'
import { listReports } from '../store/exports/reports/reports.ts'
import { listRunContents } from '../store/exports/table/parsed-contents.ts'
import type { OpenStore } from '../store/file/open.ts'
import { bindReads, bindWrites } from '../store/rows/bound.ts'
import type { HostServices } from './open-services.ts'
import type { SharedServices } from './open-shared-services.ts'
import { contentsStore } from './stores/contents-store.ts'
import { keptServerReadings } from './stores/kept-server-readings.ts'
import { write } from './stores/write.ts'

/** Consents and single customers. */
export const openCustomers = (
  store: OpenStore,
  services: Pick<HostServices, 'clock' | 'newId' | 'reports'>,
  { jobs, caller, accounts }: SharedServices,
) => {
  const { db } = store
  const { clock, newId } = services
  write(store, () => consents.loseRevocations(db))
  return {
    handlers: customersHandlers({
      jobs,
      clock,
      newId,
      client: createCrmClient(caller, keptServerReadings(store)),
      accountFor: (workspaceId) =>
        callingAccount(accounts, { workspaceId, area: 'customers', projectId: null }),
      exportedCustomers: async (workspaceId, signal) => {
        const exported = await newestWholeTable(store, services, {
          workspaceId,
          name: 'customers',
          signal,
        })
        const customers = exported && readExportedCustomers(exported.table)
        return customers && { customers, at: exported.at }
      },
      store: { ...bindReads(db, consents), write: bindWrites(store, consents) },
    }),
  }
}

interface ExportOfWorkspace {
  readonly workspaceId: WorkspaceId
  readonly name: ExportName
  readonly signal: AbortSignal
}

interface TableAt {
  readonly table: ReportTable
  readonly at: Timestamp
}

const nothing: ReadonlySet<string> = new Set()

/** The contents of the newest run of an export that nothing narrowed; null where no such run can be read. */
const newestWholeTable = async (
  store: OpenStore,
  { reports }: Pick<HostServices, 'reports'>,
  { workspaceId, name, signal }: ExportOfWorkspace,
): Promise<TableAt | null> => {
  const runs = listReports(store.db, workspaceId).flatMap(({ id }) => {
    // The run counts, although its report may ask for something else today.
    const isWhole = listRunContents(store.db, id).find(
      ({ asked }) => asked?.name === name && isWholeReport(asked, nothing),
    )
    return isWhole ?? []
  })
  const [newest] = runs.sort((a, b) => b.at - a.at)
  if (newest === undefined) return null
  const contents = { store: contentsStore(store), reports, inTurn: worksInTurn() }
  const table = await readTable(contents, newest, signal)
  return table.ok ? { table: table.value, at: newest.at } : null
}
