import { expect, test } from 'vitest'
import { mediaFileIdSchema, unitIdSchema, uploadIdSchema, workspaceIdSchema } from '#core/ids'
import type { QueuedUpload } from '../../../store/media/queue/media-queue.ts'
import { sampleProject } from '../../../store/testing/samples.ts'
import { handClock } from '../../../store/testing/store-folder.ts'
import { uploadProgress } from './upload-progress.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }
const upload = (id: string, kind: 'queued' | 'sending'): QueuedUpload => ({
  ...of,
  id: uploadIdSchema.parse(id),
  fileId: mediaFileIdSchema.parse(`f${id}`),
  endpoint: 'unitPdf',
  target: { kind: 'unit', id: unitIdSchema.parse(1) },
  screenId: null,
  state: kind === 'sending' ? { kind, since: 1 } : { kind },
  galleryBefore: null,
  keptPath: null,
  begunOver: null,
  hint: 'a.pdf',
  sizeBytes: 1_000,
  isRemoved: false,
})

const start = () => {
  const clock = handClock()
  const told: Parameters<Parameters<typeof uploadProgress>[0]['tellProgress']>[0][] = []
  let due: (() => void)[] = []
  const progress = uploadProgress(
    {
      clock,
      tellProgress: (one) => told.push(one),
      sleep: () => new Promise((resolve) => due.push(resolve)),
    },
    of,
  )
  const pass = async (ms: number) => {
    clock.moveElapsed(clock.elapsedMs() + ms)
    const now = due
    due = []
    for (const wake of now) wake()
    await Promise.resolve()
  }
  return { progress, told, pass, waiting: () => due.length }
}

test('however much moves, it is told once in a while, with sums and speed', async () => {
  const { progress, told, pass, waiting } = start()
  progress.expect([upload('a', 'queued'), upload('b', 'queued')])
  for (let bytes = 0; bytes <= 50; bytes += 1) {
    progress.moved(upload('a', 'sending'), { bytes, total: 100 })
  }
  expect(waiting()).toBe(1)
  await pass(100)
  // The request is a little longer than the file: half of it is half of the file.
  expect(told).toMatchObject([
    {
      uploads: [{ id: 'a', sentBytes: 500, totalBytes: 1_000, bytesPerSecond: 5_000 }],
      total: { files: 2, filesDone: 0, bytes: 2_000, bytesDone: 500 },
    },
  ])
  progress.moved({
    ...upload('a', 'queued'),
    state: { kind: 'done', at: 1, outcome: 'stored', pictureId: null },
  })
  await pass(1_000)
  expect(told[1]?.total).toEqual({
    files: 2,
    filesDone: 1,
    bytes: 2_000,
    bytesDone: 1_000,
    bytesPerSecond: 500,
  })
  expect(progress.fraction()).toEqual({ done: 1_000, total: 2_000 })
})

test('an attempt that was lost counts for nothing, and it is told when the next one follows', async () => {
  const { progress, told, pass } = start()
  progress.moved(upload('a', 'sending'), { bytes: 90, total: 100 })
  progress.waits(upload('a', 'sending'), 5_000)
  await pass(100)
  expect(told).toMatchObject([
    {
      uploads: [{ id: 'a', state: { kind: 'sending' }, sentBytes: 0, triedAgainAt: 5_000 }],
      total: { files: 1, bytes: 1_000, bytesDone: 0 },
    },
  ])
  progress.moved(upload('a', 'sending'), { bytes: 10, total: 100 })
  await pass(100)
  expect(told[1]?.uploads).toMatchObject([{ sentBytes: 100, triedAgainAt: null }])
})

test('the speed is that of the last ten seconds, and is not told from a moment', async () => {
  const { progress, told, pass } = start()
  progress.expect([upload('a', 'queued')])
  const moved = async (bytes: number, ms: number) => {
    progress.moved(upload('a', 'sending'), { bytes, total: 1_000 })
    await pass(ms)
  }
  await moved(0, 100)
  await moved(10, 500)
  expect(told.at(-1)?.total.bytesPerSecond).toBe(0)
  await moved(50, 9_000)
  await moved(850, 8_000)
  expect(told.at(-1)?.total.bytesPerSecond).toBe(100)
})

test('the end of a run counts what is done and what needs a person, and begins again', () => {
  const { progress } = start()
  const at = 1
  progress.expect([upload('a', 'queued'), upload('b', 'queued'), upload('c', 'queued')])
  const done = { kind: 'done', at, outcome: 'stored', pictureId: null } as const
  progress.moved({ ...upload('a', 'queued'), state: done })
  progress.moved({ ...upload('b', 'queued'), state: { kind: 'unknown', at } })
  expect(progress.end()).toEqual({ done: 1, open: 1 })
  expect(progress.fraction()).toEqual({ done: 0, total: 0 })
  expect(progress.end()).toEqual({ done: 0, open: 0 })
})

test('what a person takes out of the line is told and no longer counted', async () => {
  const { progress, told, pass } = start()
  progress.expect([upload('a', 'queued'), upload('b', 'queued'), upload('c', 'queued')])
  progress.moved({ ...upload('a', 'queued'), state: { kind: 'cancelled', at: 1 } })
  progress.left([upload('b', 'queued').id, upload('z', 'queued').id])
  await pass(100)
  expect(told).toMatchObject([
    {
      uploads: [{ id: 'a', state: { kind: 'cancelled' } }],
      total: { files: 1, filesDone: 0, bytes: 1_000, bytesDone: 0 },
    },
  ])
  expect(progress.end()).toEqual({ done: 0, open: 0 })
})
