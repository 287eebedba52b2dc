import { failed, type Result, success } from '#core/contract/failure'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import type { WorkspaceKey } from '#core/ids'
import type { PaymentExportName } from '../../../store/payments/matching/payment-exports.ts'
import type { JobControls } from '../../jobs/run-jobs.ts'
import type { ExportedTable, PaymentsDependencies } from '../dependencies.ts'
import { feedPayments } from './feed-payments.ts'

type RefreshDependencies = Pick<PaymentsDependencies, 'store' | 'clock' | 'readExport'>
type RefreshExportsInput = WorkspaceKey & JobControls

/** Prescribed and incoming payments, each as far as the server gives it; one that cools down stays as it was. */
export const refreshExports = async (
  dependencies: RefreshDependencies,
  refreshing: RefreshExportsInput,
): Promise<Result<null>> => {
  const prescribed = await refreshOne(dependencies, refreshing, 'payments-prescribed')
  if (refreshing.signal.aborted) return prescribed
  const incoming = await refreshOne(dependencies, refreshing, 'payments-incoming')
  return prescribed.ok ? incoming : prescribed
}

const refreshOne = async (
  dependencies: RefreshDependencies,
  { workspaceId, tell, signal }: RefreshExportsInput,
  name: PaymentExportName,
): Promise<Result<null>> => {
  const exported = await dependencies.readExport({ workspaceId, name, tell, signal })
  if (!exported.ok) return exported
  const fed = feedPayments(dependencies, { workspaceId, name, ...exported.value })
  if (!fed.ok) return fed
  return fed.value ? success(null) : withoutPayments(name, exported.value.rows)
}

const withoutPayments = (name: string, [header = []]: ExportedTable['rows']): Result<never> =>
  failed({
    kind: 'notThisServer',
    endpoint: exportEndpoint(name),
    expected: 'paymentColumns',
    part: null,
    received: header.join(', ').slice(0, 200),
    again: 'afterFix',
  })
