import type { Endpoint, EndpointCall } from '../endpoint.ts'
import { type Answer, answers, plainText } from '../http/answer.ts'
import type { ParameterRule } from '../http/parameters.ts'
import { listedProjects } from '../projects/listed-projects.ts'
import { readProject } from '../state/projects.ts'
import type { Switches } from '../switches.ts'
import { dayMs } from '../time/durations.ts'
import { toLocalDay } from '../time/local-time.ts'
import { findCooldown, startCooldown } from './cooldown.ts'
import type { ExportDefinition } from './export-definition.ts'
import { type Filters, findFilterFault, readFilters } from './filters.ts'
import { selectRows } from './select-rows.ts'
import { type HeaderMode, headerModes } from './sheet-cells.ts'
import type { Column, ExportTable, Row } from './table.ts'
import { toTableText } from './table-text.ts'
import { maxXlsRows, toWorkbook } from './workbook.ts'

const xlsType = 'application/vnd.ms-excel'
const contentTypes = {
  xls: xlsType,
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  html: xlsType,
  spreadsheetml: xlsType,
  csv: xlsType,
} as const

export const exportEndpoint = <Entry>(definition: ExportDefinition<Entry>): Endpoint => {
  const { name, isBeyondSpecification = false } = definition
  return {
    name: `list-excel-${name}`,
    areas: ['exports'],
    parameters: parametersOf(definition),
    isServed: ({ beyondSpecification }) => beyondSpecification || !isBeyondSpecification,
    answer: (call) => findFault(definition, call) ?? answerCooled(definition, call),
  }
}

const parametersOf = <Entry>({
  createdAtOf,
  statusOf,
  parameters,
}: ExportDefinition<Entry>): Record<string, ParameterRule> => ({
  xlsx: 'optionalText',
  headermode: 'optionalText',
  projectids: 'optionalText',
  fulltext: 'optionalText',
  ...(createdAtOf && { creationdatefrom: 'optionalText', creationdateto: 'optionalText' }),
  ...(statusOf && { statusids: 'optionalText' }),
  ...parameters,
})

const isHeaderMode = (text: string): text is HeaderMode =>
  (headerModes as readonly string[]).includes(text)

const headerModeOf = ({ parameters }: EndpointCall): HeaderMode | null => {
  const text = parameters.text('headermode') || 'default'
  return isHeaderMode(text) ? text : null
}

const findFault = <Entry>(
  definition: ExportDefinition<Entry>,
  call: EndpointCall,
): Answer | null => {
  const isHeaded = call.parameters.text('headermode') !== ''
  if (isHeaded && call.switches.exportHeaderMode === 'refused') {
    return answers.unexpected('headermode')
  }
  if (headerModeOf(call) === null) return answers.malformed('headermode')
  const malformed = findFilterFault(call.parameters)
  if (malformed !== null) return malformed
  return findForeignProject(call) ?? definition.findFault?.(call) ?? null
}

/** spec: Authentication 3; an account does not learn what is outside its scope. */
const findForeignProject = ({ db, account, parameters }: EndpointCall): Answer | null => {
  const seen = new Set(listedProjects(db, account).map(({ id }) => id))
  const foreign = readFilters(parameters).projectIds?.find((id) => !seen.has(id))
  if (foreign === undefined) return null
  return (readProject(db, foreign)?.hidden ?? true)
    ? answers.malformed('projectids')
    : answers.unauthorized
}

/** A call that narrow filters spare the cooldown neither waits for it nor starts it. */
const answerCooled = <Entry>(definition: ExportDefinition<Entry>, call: EndpointCall): Answer => {
  const { db, now, switches, account } = call
  const filters = readFilters(call.parameters)
  const byRange = definition.isNarrowByRange ?? true
  const isSpared = switches.narrowFiltersWaiveCooldown && isNarrow(filters, { byRange })
  if (isSpared) return answerFile(definition, call, filters)
  const key = { login: account.login, endpoint: `list-excel-${definition.name}` }
  const cooling = findCooldown(db, key, now)
  if (cooling !== null) return cooling
  const answer = answerFile(definition, call, filters)
  if (answer.status === 200) startCooldown(db, key, now)
  return answer
}

const answerFile = <Entry>(
  definition: ExportDefinition<Entry>,
  call: EndpointCall,
  filters: Filters,
): Answer => {
  const { db, account, now, parameters, switches } = call
  const { name, fields, isDeprecated = false } = definition
  const { language } = account
  const scope = new Set(listedProjects(db, account).map(({ id }) => id))
  // Field-notes 1: any value but an empty one asks for xlsx.
  const asked = parameters.text('xlsx') === '' ? 'xls' : 'xlsx'
  const format = switches.exportFormat === 'asked' ? asked : switches.exportFormat
  const isHeaderModeServed = switches.exportHeaderMode === 'served'
  const headerMode = (isHeaderModeServed ? headerModeOf(call) : null) ?? 'default'
  const statuses = headerMode === 'ids' ? switches.exportStatuses : 'words'
  const selection = { filters, scope, language, statuses }
  const rows = selectRows(definition, definition.list(call), selection)
  if (format === 'xls' && rows.length + 2 > maxXlsRows) {
    return plainText(400, 'Too many rows for an .xls file; send xlsx or narrow the export.')
  }
  const day = toLocalDay(now)
  const table = withColumnSetup({ columns: fields, rows }, switches)
  const form = { headerMode, language, cover: switches.exportCover }
  return {
    status: 200,
    contentType: contentTypes[format],
    body:
      format === 'xls' || format === 'xlsx'
        ? toWorkbook(table, { ...form, format })
        : toTableText(table, { ...form, format }),
    headers: {
      'content-disposition': `attachment; filename="${name}_${day}.${format === 'xlsx' ? format : 'xls'}"`,
      ...(isDeprecated ? { deprecation: 'true' } : {}),
    },
  }
}

type TableSwitches = Pick<Switches, 'exportTitles' | 'exportColumnOrder'>

/** The table as an account has set up its columns: with titles of its own, in an order of its own. */
const withColumnSetup = (
  table: ExportTable,
  { exportTitles, exportColumnOrder }: TableSwitches,
): ExportTable => {
  const titled = exportTitles === 'account' ? table : { ...table, columns: unforeseen(table) }
  return exportColumnOrder === 'usual' ? titled : reversed(titled)
}

/** The titles are Hungarian, which no client of this API has been seen to know. */
const unforeseen = ({ columns }: ExportTable): Column[] =>
  columns.map((column, index) => {
    const title = `Oszlop ${index + 1}`
    return { ...column, label: { cs: title, en: title } }
  })

const reversed = ({ columns, rows }: ExportTable): ExportTable => ({
  columns: columns.toReversed(),
  rows: rows.map((row): Row => columns.map((_, index) => row[index] ?? null).toReversed()),
})

const longestRangeDays = 31
const shortestText = 6

const isOneProject = ({ projectIds }: Filters): boolean => projectIds?.length === 1

const isLongText = ({ fullText }: Filters): boolean => (fullText?.length ?? 0) >= shortestText

const isShortRange = ({ createdFrom, createdTo }: Filters): boolean =>
  createdFrom !== null &&
  createdTo !== null &&
  (Date.parse(createdTo) - Date.parse(createdFrom)) / dayMs < longestRangeDays

/** Field-notes 1: filters so narrow that they spare the export its cooldown. */
const isNarrow = (filters: Filters, { byRange }: { byRange: boolean }): boolean =>
  isOneProject(filters) || isLongText(filters) || (byRange && isShortRange(filters))
