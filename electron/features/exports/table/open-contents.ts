import { notFound, type Result, success } from '#core/contract/failure'
import type { AlertFinding, AlertRule, RunShape } from '#core/exports/alerts/content-alerts'
import type { ContentsKey } from '../../../store/exports/table/parsed-contents.ts'
import type { ParsedSheet } from '../../../workers/reports/reports-message.ts'
import type { NeededTable } from '../../../workers/start-reports.ts'
import type { ContentsDependencies } from './contents-dependencies.ts'

interface DigestedContents {
  readonly sheets: readonly ParsedSheet[]
  readonly findings: readonly AlertFinding[]
}

interface DigestContentsInput extends ContentsKey {
  readonly alerts: readonly AlertRule[]
  readonly before: RunShape | null
}

type Dependencies = Pick<ContentsDependencies, 'store' | 'reports' | 'inTurn'>

export const tableKey = ({ sha256, headers }: ContentsKey): string => `${sha256} ${headers}`

/** Reads contents once; the next time they open without the library. */
export const digestContents = (
  { store, reports, inTurn }: Dependencies,
  { alerts, before, ...key }: DigestContentsInput,
  signal: AbortSignal,
): Promise<Result<DigestedContents>> =>
  inTurn(tableKey(key), async () => {
    const table = tableKey(key)
    const sheets = store.readSheets(key)
    if (sheets !== null) {
      if (alerts.length === 0) return success({ sheets, findings: [] })
      const input = { table, alerts, before }
      const checked = await reports.ask(
        { kind: 'check', input, needs: [needed({ store }, key)] },
        signal,
      )
      return checked.ok ? success({ sheets, findings: checked.value }) : checked
    }
    const contents = await store.readContents(key.sha256)
    if (contents === null) return notFound('never')
    const input = { table, contents, headers: key.headers, alerts, before }
    const digested = await reports.ask({ kind: 'digest', input }, signal)
    if (!digested.ok) return digested
    const { parsed, findings } = digested.value
    const written = store.writeParsed(key, parsed)
    return written.ok ? success({ sheets: parsed.sheets, findings }) : written
  })

/** The sheets of contents, which are read first where nobody has. */
export const openContents = async (
  dependencies: Dependencies,
  { sha256, headers }: ContentsKey,
  signal: AbortSignal,
): Promise<Result<readonly ParsedSheet[]>> => {
  const input = { sha256, headers, alerts: [], before: null }
  const digested = await digestContents(dependencies, input, signal)
  return digested.ok ? success(digested.value.sheets) : digested
}

/** The contents to hand to the process if it does not hold them; they were opened before. */
export const needed = (
  { store }: Pick<ContentsDependencies, 'store'>,
  key: ContentsKey,
): NeededTable => ({
  key: tableKey(key),
  load: async () => {
    const parsed = store.readParsed(key)
    return parsed === null ? notFound('never') : success(parsed)
  },
})
