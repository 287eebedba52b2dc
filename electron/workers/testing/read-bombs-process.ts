import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../../../core/contract/failure.ts'
import { askFiles } from '../ask-files.ts'
import { askStatements } from '../ask-statements.ts'
import { askTables } from '../ask-tables.ts'
import { forkedReports } from './forked-reports.ts'

// Opens every file of a folder through every door that leads to a reader, as main does, and prints what was told of
// each, and by how much the memory of this process has grown at its peak (MB).
const [folder = '', stagedFolder = ''] = process.argv.slice(2)
const reports = forkedReports({ heapMb: 400, residentMb: 700 })
const tables = askTables(reports)
const statements = askStatements(reports)
const files = askFiles(reports, { stagedFolder, maxFiles: 100 })
const { signal } = new AbortController()

const peakMb = () => process.resourceUsage().maxRSS / 1_024
const toldBy = <T>(answer: Result<T>): string => {
  if (answer.ok) return 'read'
  return answer.failure.kind === 'invalidInput' ? answer.failure.rule : answer.failure.kind
}

const first = Buffer.from('a;b\n1;2\n')
await tables.read({ bytes: first, sheet: null }, signal)
const before = peakMb()
const told: Record<string, readonly string[]> = {}
for (const name of readdirSync(folder)) {
  const path = join(folder, name)
  const bytes = readFileSync(path)
  const dropped: string[] = []
  const reading = files.readDropped({
    dropped: [{ path, hint: name }],
    tell: () => undefined,
    leaveOut: (leftOut) => dropped.push(...leftOut.map(({ reason }) => reason)),
    signal,
  })
  for await (const found of reading) dropped.push(...found.map(({ read }) => read.type ?? 'other'))
  const statement = { bytes, encoding: null, mapping: null, remembered: [], currency: 'CZK' }
  const digest = {
    table: name,
    contents: bytes,
    headers: 'default',
    alerts: [],
    before: null,
  } as const
  told[name] = [
    toldBy(await tables.read({ bytes, sheet: null }, signal)),
    toldBy(await statements.read(statement, signal)),
    toldBy(await reports.ask({ kind: 'digest', input: digest }, signal)),
    [...new Set(dropped)].join(' '),
  ]
}
const after = await tables.read({ bytes: first, sheet: null }, signal)
process.stdout.write(JSON.stringify({ told, after: toldBy(after), grownMb: peakMb() - before }))
reports.stop()
