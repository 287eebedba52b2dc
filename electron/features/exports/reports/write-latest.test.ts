import { expect, test } from 'vitest'
import { failed, type Result, success } from '#core/contract/failure'
import { exportRequestText } from '#core/exports/runs/export-request'
import { type RunId, runIdSchema } from '#core/ids'
import { begunRun } from '../../../wiring/testing/exports/begun-run.ts'
import { emptyReports } from '../../../wiring/testing/exports/empty-reports.ts'
import { writeLatest } from './write-latest.ts'

const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' } as const)
const folder = '/reports'
const ours = { folder, fileName: 'Units.xls', meantName: 'Units.xls' }

/** A report that keeps its newest contents as a file of the older format, in a folder that is a list. */
const start = async () => {
  const { store, add } = await emptyReports()
  const content = { name: 'products', format: 'xls', parameters: {} } as const
  const latest = { folder: null, fileName: 'Units', format: 'asFetched' } as const
  const report = add('r1', { content, latest }, { latestFolder: folder })
  const world = {
    onReplace: (): Result<null> => success(null),
    isFree: true,
    claim: store.write.writeLatestOutcome,
    contents: store.readContents,
  }
  const written: string[] = []
  const notices: unknown[] = []
  const unwanted = () => expect.fail('it is kept as it came')
  const dependencies = {
    store: {
      ...store,
      readContents: (sha256: string) => world.contents(sha256),
      write: {
        ...store.write,
        writeLatestOutcome: (outcome: Parameters<typeof store.write.writeLatestOutcome>[0]) =>
          world.claim(outcome),
      },
    },
    reader: {
      digest: unwanted,
      readTable: unwanted,
      pivot: unwanted,
      compare: unwanted,
      convert: unwanted,
    },
    isPlaceFree: () => Promise.resolve(world.isFree),
    replaceFile: ({ fileName, bytes }: { fileName: string; bytes: Uint8Array }) => {
      written.push(`${fileName} ${bytes[0]}`)
      return Promise.resolve(world.onReplace())
    },
    removeFile: () => Promise.resolve(success(null)),
    notify: (notice: unknown) => {
      notices.push(notice)
    },
  }
  const run = (name: string, at: number, format: 'xls' | 'xlsx' | null = 'xls'): RunId => {
    const id = runIdSchema.parse(name)
    const begun = begunRun({
      id,
      reportId: report.id,
      request: exportRequestText(content),
      askedFormat: 'xls',
      at,
    })
    store.write.startRun(begun, null)
    if (format === null) return id
    const contents = new Uint8Array([at])
    const packed = { sha256: String(at).repeat(32), format, bytes: 1, isPacked: false, contents }
    store.write.keepRun({ id, at, contents: packed }, null)
    return id
  }
  const { signal } = new AbortController()
  const write = (runId: RunId) => writeLatest(dependencies, { report, runId, signal })
  const files = () => store.readLatestFiles(report.id)
  return { store, world, run, write, files, written, notices }
}

test('contents that are older than those of the file are not put in their place', async () => {
  const { store, run, write, written, files } = await start()
  const [older, newer] = [run('a', 10), run('b', 20)]
  await write(newer)
  await write(older)
  expect([written, files()]).toEqual([['Units.xls 20'], [ours]])
  // A newer run that has brought nothing has no file.
  const without = run('c', 30, null)
  await write(without)
  await write(newer)
  expect(written).toEqual(['Units.xls 20', 'Units.xls 20'])
  store.write.finishRun({ id: without, at: 31, state: 'failed', failure: null }, null)
  await write(newer)
  expect(written).toHaveLength(3)
  // Nor does what has failed since make an older one the newest.
  await write(older)
  expect(written).toHaveLength(3)
})

test('a file that is not the report’s own is neither replaced nor taken for its own', async () => {
  const { world, run, write, files, notices } = await start()
  world.isFree = false
  let claimed: unknown = null
  world.onReplace = () => {
    claimed = files()
    return full
  }
  // The server has sent the newer format: the name follows, and there is somebody's file already.
  await write(run('a', 10, 'xlsx'))
  expect([claimed, files()]).toEqual([[], []])
  expect(notices).toEqual([{ kind: 'latest', report: 'Jednotky', file: 'Units.xlsx' }])
})

test('a file is written down as the report’s own before it is there, or does not come there', async () => {
  const { world, run, write, files, written } = await start()
  let claimed: unknown = null
  world.onReplace = () => {
    claimed = files()
    return success(null)
  }
  await write(run('a', 10))
  expect(claimed).toEqual([ours])
  const refusing = await start()
  refusing.world.claim = () => full
  await refusing.write(refusing.run('a', 10))
  expect([written.length, refusing.written]).toEqual([1, []])
})

test('contents that are gone are told, and leave the file as it is', async () => {
  const { world, run, write, written, notices } = await start()
  world.contents = () => Promise.resolve(null)
  await write(run('a', 10))
  await write(run('b', 20))
  expect([written, notices.length]).toEqual([[], 1])
})
