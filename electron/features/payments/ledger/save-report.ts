import { failed, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { toJson } from '#core/json'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import { paymentReport } from '#core/payments/ledger/payment-report'
import { suggestedFileName } from '#core/tables/suggested-file-name'
import { isTimeZone } from '#core/wall-time'
import type { PaymentsDependencies } from '../dependencies.ts'

type Saving = Pick<
  PaymentsDependencies,
  'store' | 'tables' | 'files' | 'pickSaveFile' | 'decimalMark' | 'giveWay'
>

type SaveReportInput = ParsedInputOf<'payments.saveReport'>

const rowsAtOnce = 2_000
const patientLooks = 3

/** The whole ledger, or a statement of it, as it is now: whatever a screen happens to show. */
export const saveReport = async (
  dependencies: Saving,
  wanted: SaveReportInput,
  signal: AbortSignal,
): Promise<Result<OutputOf<'payments.saveReport'>>> => {
  const { tables, files, pickSaveFile, decimalMark } = dependencies
  const { fileName, format, words, zone } = wanted
  if (!isTimeZone(zone)) {
    return failed({ kind: 'invalidInput', path: 'zone', rule: 'choice', again: 'never' })
  }
  const path = await pickSaveFile(suggestedFileName(fileName, format))
  if (path === null) return success(null)
  const report = paymentReport(await readEntries(dependencies, wanted), { words, zone })
  const table = toJson(report)
  const bytes = await tables.write({ format, table, decimalMark: decimalMark() }, signal)
  if (!bytes.ok) return bytes
  const written = await files.write(path, bytes.value)
  return written.ok ? success({ fileName: files.nameOf(path) }) : written
}

/**
 * The ledger as it is at one moment: an import between two pages would move rows from one to the other. Where others
 * go on writing in between, at last in one go.
 */
const readEntries = async (saving: Saving, wanted: SaveReportInput): Promise<LedgerEntry[]> => {
  const { store } = saving
  for (let look = 0; look < patientLooks; look += 1) {
    const generation = store.generation()
    const entries = await readInPages(saving, wanted)
    if (store.generation() === generation) return entries
  }
  return readPage(saving, wanted, { offset: 0, limit: Number.MAX_SAFE_INTEGER })
}

const readInPages = async (saving: Saving, wanted: SaveReportInput): Promise<LedgerEntry[]> => {
  const entries: LedgerEntry[] = []
  for (;;) {
    const page = readPage(saving, wanted, { offset: entries.length, limit: rowsAtOnce })
    entries.push(...page)
    if (page.length < rowsAtOnce) return entries
    await saving.giveWay()
  }
}

const readPage = (
  { store }: Pick<Saving, 'store'>,
  { workspaceId, statementId }: SaveReportInput,
  place: { readonly offset: number; readonly limit: number },
): LedgerEntry[] =>
  store.listPaymentsPage({
    ...place,
    workspaceId,
    statementId,
    scope: 'all',
    search: null,
    states: null,
  })
