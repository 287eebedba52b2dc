import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { beingRead } from '../files/being-read.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { zipBytes } from './files/testing/zip-bytes.ts'
import type { ParsedWorkbook } from './reports/reports-message.ts'
import { someUnits, type UnitRow, unitReport } from './reports/testing/unit-report.ts'
import { type NeededTable, type ReportsChild, reportsProcess } from './start-reports.ts'
import { forkReports } from './testing/fork-reports.ts'
import { nothingNoted } from './testing/forked-reports.ts'

const never = new AbortController().signal
const digesting = { headers: 'default', alerts: [], before: null } as const

const start = (
  limits: Parameters<typeof forkReports>[0] = {},
  longestMs = 60_000,
  notes = nothingNoted,
) => {
  let launched = 0
  let child: ReportsChild | null = null
  let pid = 0
  let beforeRequest: () => void = () => undefined
  const fork = forkReports(limits, (told) => {
    pid = told
  })
  const reports = reportsProcess({
    launch: () => {
      launched += 1
      const forked = fork()
      child = {
        ...forked,
        post: (request) => {
          beforeRequest()
          forked.post(request)
        },
      }
      return child
    },
    beingRead: notes,
    idleMs: 60_000,
    longestMs,
  })
  /** The process stands still with its next request, so that it can never be too fast for what a test does. */
  const standsStill = () =>
    new Promise<void>((resolve) => {
      beforeRequest = () => {
        beforeRequest = () => undefined
        process.kill(pid, 'SIGSTOP')
        setImmediate(resolve)
      }
    })
  onTestFinished(reports.stop)
  const digest = (contents: Uint8Array, table = 'a', signal = never) =>
    reports.ask({ kind: 'digest', input: { ...digesting, table, contents } }, signal)
  return { reports, digest, standsStill, launched: () => launched, kill: () => child?.kill() }
}

const refused = (rule: string) => ({
  ok: false,
  failure: { kind: 'invalidInput', path: 'contents', rule, again: 'never' },
})

const lost = (cause: string) => ({
  ok: false,
  failure: { kind: 'reader', cause, again: 'now' },
})

const manyUnits = (count: number): UnitRow[] =>
  Array.from({ length: count }, (_, at) => [`A.${at}`, `Stav ${at}`, 4_000_000 + at, at])

const parsedOf = async (started: ReturnType<typeof start>, contents: Uint8Array, table: string) => {
  const digested = await started.digest(contents, table)
  if (!digested.ok) throw new Error(digested.failure.kind)
  return digested.value.parsed
}

test('a workbook is read in a process of its own while main goes on with its work', async () => {
  const { digest } = start()
  let turns = 0
  let isDone = false
  const work = () => {
    turns += 1
    if (!isDone) setImmediate(work)
  }
  const contents = unitReport(manyUnits(5_001), 'xls')
  work()
  const digested = await digest(contents)
  isDone = true
  expect(turns).toBeGreaterThan(100)
  if (!digested.ok) throw new Error(digested.failure.kind)
  const { sheets, chunks } = digested.value.parsed
  expect(sheets).toMatchObject([{ name: 'Export', rows: 5_001 }])
  expect(sheets[0]?.columns.map(({ name, type }) => [name, type])).toEqual([
    ['Jednotka', 'text'],
    ['Dostupnost', 'text'],
    ['Cena s DPH', 'number'],
    ['Změněno', 'date'],
    ['Zaplaceno', 'flag'],
    ['Jednotka ID', 'number'],
  ])
  expect(chunks.map((ofSheet) => ofSheet.length)).toEqual([2])
})

test('what the process has at hand is not handed over again; a new one gets it again', async () => {
  const started = start()
  const parsed = await parsedOf(started, unitReport(someUnits), 'a')
  let loads = 0
  const needs: NeededTable[] = [
    {
      key: 'a',
      load: async () => {
        loads += 1
        return { ok: true, value: parsed satisfies ParsedWorkbook }
      },
    },
  ]
  const search = () =>
    started.reports.ask(
      { kind: 'search', input: { table: 'a', text: 'zlutoucky', most: 9 }, needs },
      never,
    )
  const hit = { sheet: 0, row: 2, column: 'Jednotka', cell: 'Žluťoučký kůň' }
  expect(await search()).toEqual({ ok: true, value: { hits: [hit], isCutShort: false } })
  expect([loads, started.launched()]).toEqual([0, 1])
  started.reports.stop()
  expect(await search()).toMatchObject({ ok: true, value: { hits: [hit] } })
  expect([loads, started.launched()]).toEqual([1, 2])
})

test('contents that take more memory than allowed end the process and are put aside when they have done so twice, and the next request starts another', async () => {
  const notes = beingRead(join(temporaryFolder(), 'being-read.json'))
  const started = start({ heapMb: 32 }, 60_000, notes)
  const contents = unitReport(manyUnits(20_000))
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await started.digest(contents)).toEqual(refused('runTooLarge'))
    expect(started.launched()).toBe(turn + 1)
  }
  expect(await started.digest(contents)).toEqual(lost('broke'))
  expect(started.launched()).toBe(2)
  expect(await started.digest(unitReport(someUnits))).toMatchObject({ ok: true })
  expect(started.launched()).toBe(3)
})

test('memory outside the heap counts too', async () => {
  const started = start({ residentMb: 30 })
  expect(await started.digest(unitReport(manyUnits(2_000)))).toEqual(refused('runTooLarge'))
})

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const contentTypes = `<?xml version="1.0"?><Types><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`
const workbookXml = `<?xml version="1.0"?><workbook xmlns:r="${related}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`
const relationsXml = `<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="${related}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`

test('a zip that lies about what it unpacks to ends the process at most', async () => {
  const started = start({ residentMb: 200 })
  const says = { size: 1_000 }
  const bomb = zipBytes([
    { name: '[Content_Types].xml', data: contentTypes },
    { name: 'xl/workbook.xml', data: workbookXml },
    { name: 'xl/_rels/workbook.xml.rels', data: relationsXml },
    { name: 'xl/worksheets/sheet1.xml', data: Buffer.alloc(150_000_000, ' '), says },
  ])
  expect(bomb.byteLength).toBeLessThan(1_000_000)
  expect(await started.digest(bomb)).toMatchObject({ ok: false, failure: { kind: 'invalidInput' } })
  expect(await started.digest(unitReport(someUnits))).toMatchObject({ ok: true })
})

test('reading that takes too long is ended', async () => {
  const started = start({}, 1)
  void started.standsStill()
  expect(await started.digest(unitReport(someUnits))).toEqual(lost('tookTooLong'))
})

test('whatever is damaged in a workbook, it is read, refused or given up', async () => {
  const started = start({}, 5_000)
  for (const whole of [unitReport(someUnits), unitReport(someUnits, 'xls')]) {
    for (let turn = 4; turn < 60; turn += 9) {
      const damaged = Uint8Array.from(whole)
      const from = Math.floor((turn / 60) * whole.length)
      damaged.fill(0xff - turn, from, from + 40)
      const digested = await started.digest(damaged)
      if (!digested.ok) expect(['invalidInput', 'reader']).toContain(digested.failure.kind)
    }
  }
  // On a busy machine a new process may need longer than that to begin.
  await expect.poll(() => started.digest(unitReport(someUnits))).toMatchObject({ ok: true })
})

test('a process that somebody ends in the middle is followed by another one, which answers', async () => {
  const started = start()
  const inTheMiddle = started.standsStill()
  const digesting = started.digest(unitReport(someUnits))
  await inTheMiddle
  started.kill()
  expect(await digesting).toMatchObject({ ok: true })
  expect(started.launched()).toBe(2)
})

test('what was asked before the end of the application is called off, and nothing begins after it', async () => {
  const started = start()
  const inTheMiddle = started.standsStill()
  const first = started.digest(unitReport(someUnits))
  const next = started.digest(unitReport(someUnits), 'b')
  await inTheMiddle
  started.reports.stop()
  expect(await first).toMatchObject({ failure: { kind: 'cancelled' } })
  expect(await next).toMatchObject({ failure: { kind: 'cancelled' } })
  expect(started.launched()).toBe(1)
})

test('a process that dies or cannot begin is a failure in words', async () => {
  const script = new URL('./testing/no-such-script.ts', import.meta.url).href
  expect(await start({ script }).digest(unitReport(someUnits))).toEqual(lost('broke'))
})

test('what is no workbook is refused by name, and the process goes on', async () => {
  const started = start()
  const page = Buffer.from('<html><body>Přihlášení</body></html>')
  expect(await started.digest(page)).toEqual(refused('runNotATable'))
  expect(await started.digest(unitReport(someUnits))).toMatchObject({ ok: true })
  expect(started.launched()).toBe(1)
})

test('who no longer waits ends the work, before it began or in the middle', async () => {
  const started = start()
  const aborted = await started.digest(unitReport(someUnits), 'a', AbortSignal.abort())
  expect(aborted).toMatchObject({ failure: { kind: 'cancelled' } })
  expect(started.launched()).toBe(0)
  const controller = new AbortController()
  const inTheMiddle = started.standsStill()
  const digesting = started.digest(unitReport(someUnits), 'a', controller.signal)
  const next = started.digest(unitReport(someUnits), 'b')
  await inTheMiddle
  controller.abort()
  expect(await digesting).toMatchObject({ failure: { kind: 'cancelled' } })
  expect(await next).toMatchObject({ ok: true })
  expect(started.launched()).toBe(2)
})

test('without work the process ends by itself', async () => {
  const fork = forkReports()
  let whenEnded: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    whenEnded = resolve
  })
  const reports = reportsProcess({
    launch: () => {
      const child = fork()
      child.onExit(whenEnded)
      return child
    },
    beingRead: nothingNoted,
    idleMs: 20,
    longestMs: 60_000,
  })
  const input = { ...digesting, table: 'a', contents: unitReport(someUnits) }
  expect(await reports.ask({ kind: 'digest', input }, never)).toMatchObject({ ok: true })
  await ended
  expect(await reports.ask({ kind: 'digest', input }, never)).toMatchObject({ ok: true })
  reports.stop()
})
