import type { OutputOf } from '#core/contract/index'
import { marksOfNumbers } from '#core/format/marks-of-numbers'
import { fromJson } from '#core/json'
import { minorToDecimal } from '#core/money'
import type { PriceChangeRow } from '#core/prices/batch/change-list'
import { type ChangeMark, marksOfUnits } from '#core/prices/batch/marks-of-units'
import { lockName } from '#core/prices/batch/moved-since'
import type { ToType } from '#core/prices/batch/what-to-type'
import { lockOf } from '#core/prices/deals/deal-lock'
import { applyChanges } from '#core/prices/draft/draft-steps'
import { unitsByNumber } from '#core/prices/pricelist/units-by-number'
import {
  guessColumns,
  hasSharedColumn,
  type ImportMapping,
  missingColumns,
} from '#core/prices/transfer/import-columns'
import { type ImportPlan, planImport } from '#core/prices/transfer/import-plan'
import type { Timestamp } from '#core/time'
import { wordsOfFinding } from '../../../renderer/src/features/prices/review/findings/words-of-finding.ts'
import type { PlanPricesInput } from '../command-line.ts'
import type { Runner } from '../open-runner.ts'
import { exitCodes, failedOutcome, faultOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'
import {
  findProjects,
  type KnownPrices,
  type PlacedProject,
  type ReviewedPrices,
  readPrices,
  reviewPrices,
} from './known-prices.ts'
import { type PlannedChange, sealPlan, writePlan } from './plan-file.ts'
import { priceWords } from './price-words.ts'

/** Plans the prices of a table: read, checked and reviewed as in the window; nothing is changed by it. */
export const planPrices = async (
  runner: Runner,
  { file, sheet, ...place }: PlanPricesInput,
  speech: RunnerSpeech,
): Promise<Outcome> => {
  const words = priceWords[speech.language]
  const token = runner.grantFile(file)
  const table = token.ok
    ? await runner.call('tables.readTable', { file: token.value, sheet })
    : token
  if (!table.ok) return failedOutcome(table.failure, speech)
  const found = await findProjects(runner, place)
  if (!found.ok) return failedOutcome(found.failure, speech)
  const [placed, ...others] = found.value
  if (placed === undefined) return faultOutcome('noProject', words.noProject(place.project))
  if (others.length > 0) {
    const workspaces = found.value.map(({ workspace }) => workspace.id).join(', ')
    return faultOutcome('severalProjects', words.severalProjects(place.project, workspaces))
  }
  const of = { workspaceId: placed.workspace.id, projectId: placed.project.id }
  const known = await readPrices(runner, of)
  if (!known.ok) return failedOutcome(known.failure, speech)
  const { units } = known.value
  const rows = fromJson(table.value.rows)
  const mapping = guessColumns({ rows, units: unitsByNumber(units) })
  const fault = columnsFault(mapping)
  if (fault !== null) {
    return faultOutcome('noColumns', words.noColumns[fault](table.value.sheet))
  }
  const imported = importTable(known.value, { rows, mapping, speech })
  const prices = applyChanges(new Map(), imported.changes)
  const reviewed = await reviewPrices(runner, known.value, prices)
  if (!reviewed.ok) return failedOutcome(reviewed.failure, speech)
  const refusal = refusalOf(imported, reviewed.value, speech)
  if (refusal !== null) return refusal
  const plan = sealPlan({
    next: words.next,
    madeAt: toTime(runner.clock.now()),
    ...describePlace(placed, table.value, known.value),
    sums: sumsOf(reviewed.value),
    confirm: reviewed.value.toType && textToType(reviewed.value.toType),
    findings: reviewed.value.findings.map((finding) => ({
      check: finding.mark,
      says: wordsOfFinding(finding, speech),
    })),
    changes: describeChanges(known.value, reviewed.value),
    leftOut: imported.refused.map(({ row, number, why, text }) => ({
      row,
      why,
      unit: number,
      says: speech.t(`transfer.why.${why}`, { text: text ?? '' }),
    })),
  })
  return { exitCode: exitCodes.done, json: { plan }, lines: [writePlan(plan)] }
}

/** What a person types: the number of units, or the sum of the change without its sign. */
export const textToType = (toType: ToType): string =>
  String(toType.kind === 'units' ? toType.stake.units : Math.abs(toType.change))

const toTime = (at: Timestamp): string => new Date(at).toISOString()

const columnsFault = (mapping: ImportMapping): 'numbers' | 'prices' | 'shared' | null =>
  missingColumns(mapping) ?? (hasSharedColumn(mapping) ? 'shared' : null)

interface ImportedTable {
  readonly rows: Parameters<typeof planImport>[0]['rows']
  readonly mapping: ImportMapping
  readonly speech: RunnerSpeech
}

const importTable = (
  { units, rules, evidence, pricelist }: KnownPrices,
  { rows, mapping, speech }: ImportedTable,
): ImportPlan =>
  planImport({
    rows,
    mapping,
    units,
    rules,
    draft: new Map(),
    thousands: marksOfNumbers(speech.formats.locale).thousands,
    currency: pricelist.currency,
    isLocked: (unit) => lockOf({ unit, evidence, rules })?.isBlocking === true,
  })

const mostLines = 20

/** What speaks against the whole of a table; null where a plan can be made of it. */
const refusalOf = (
  { refused, rowsRead }: ImportPlan,
  { canSend, rows, findings, ...found }: ReviewedPrices,
  speech: RunnerSpeech,
): Outcome | null => {
  const words = priceWords[speech.language]
  const leftOut = linesOf(refused, speech, ({ row, number, why, text }) =>
    words.row(String(row), number, speech.t(`transfer.why.${why}`, { text: text ?? '' })),
  )
  if (rows.length === 0) {
    const lines = [words.nothing(rowsRead, refused.length), ...leftOut]
    return { ...faultOutcome('nothing', ''), lines }
  }
  if (canSend) return null
  const numbers = new Map(rows.map(({ unit }) => [unit.id, unit.number]))
  const blocking = [
    ...found.obstacles,
    ...found.conflicts.map(({ unitId }) => ({ unitId, kind: 'conflict' as const })),
  ]
  const sayMark = (mark: ChangeMark) => speech.t(`review.mark.${mark}`)
  const lines = [
    words.notReady,
    ...findings.filter(({ isBlocking }) => isBlocking).map((one) => wordsOfFinding(one, speech)),
    ...linesOf(blocking, speech, ({ unitId, kind }) =>
      words.unit(numbers.get(unitId) ?? String(unitId), sayMark(kind)),
    ),
    ...leftOut,
  ]
  const units = blocking.map(({ unitId, kind }) => ({ id: unitId, why: kind }))
  return { ...faultOutcome('notReady', ''), json: { fault: 'notReady', units }, lines }
}

const linesOf = <T>(
  all: readonly T[],
  { language, formats }: RunnerSpeech,
  say: (one: T) => string,
): string[] => {
  const lines = all.slice(0, mostLines).map(say)
  const more = all.length - lines.length
  return more > 0 ? [...lines, priceWords[language].more(formats.integer(more))] : lines
}

type ReadTable = OutputOf<'tables.readTable'>

const describePlace = (
  { workspace, project }: PlacedProject,
  { fileName, sheet }: Pick<ReadTable, 'fileName' | 'sheet'>,
  { pricelist, exportedAt }: KnownPrices,
) => ({
  workspace: { id: workspace.id, name: workspace.name, address: workspace.baseUrl },
  project: { id: project.id, name: project.name },
  table: { file: fileName, sheet },
  pricelist: {
    readAt: toTime(pricelist.fetchedAt),
    currency: pricelist.currency,
    dealsReadAt: exportedAt === null ? null : toTime(exportedAt),
  },
})

const sumsOf = ({ sums }: ReviewedPrices) => ({
  units: sums.units,
  grossBefore: minorToDecimal(sums.sumBeforeMinor),
  grossAfter: minorToDecimal(sums.sumAfterMinor),
})

const decimalOf = (minor: number | null): string | null =>
  minor === null ? null : minorToDecimal(minor)

const percentOf = (fraction: number | null): string | null => {
  if (fraction === null) return null
  const percent = (fraction * 100).toFixed(2)
  return `${fraction > 0 ? '+' : ''}${percent} %`
}

/** The changes in the order of the pricelist. */
const describeChanges = (
  { rules, evidence }: KnownPrices,
  reviewed: ReviewedPrices,
): PlannedChange[] => {
  const marks = marksOfUnits(reviewed)
  return reviewed.sent.map(
    ({ unit, before, after, deltaFraction }: PriceChangeRow): PlannedChange => ({
      unit: unit.number,
      id: unit.id,
      building: unit.building,
      grossBefore: decimalOf(before.grossMinor),
      grossAfter: minorToDecimal(after.grossMinor),
      change: percentOf(deltaFraction),
      netBefore: decimalOf(before.netMinor),
      netAfter: minorToDecimal(after.netMinor),
      lock: lockName({ unit, evidence, rules }),
      checks: (marks.get(unit.id) ?? []).join(' '),
    }),
  )
}
