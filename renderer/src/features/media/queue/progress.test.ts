import { expect, test } from 'vitest'
import { projectIdSchema, workspaceIdSchema } from '#core/ids'
import type { UploadState } from '#core/media/queue/media-file'
import { sampleFile } from '../testing/sample-file.ts'
import {
  afterReading,
  bytesSent,
  fractionOf,
  noProgress,
  progressed,
  withProgress,
} from './progress.ts'

const sending: UploadState = { kind: 'sending', since: 1 }
const done: UploadState = { kind: 'done', at: 2, outcome: 'created', pictureId: null }
const total = { files: 1, filesDone: 0, bytes: 100, bytesDone: 40, bytesPerSecond: 10 }
const file = sampleFile({ states: [{ kind: 'queued' }, { kind: 'queued' }] })
const [first, second] = file.uploads
if (!first || !second) throw new Error('the sample has two')
const told = (
  id: typeof first.id,
  state: UploadState,
  sentBytes: number,
  triedAgainAt: number | null = null,
) => ({
  workspaceId: workspaceIdSchema.parse('w'),
  projectId: projectIdSchema.parse(1),
  total,
  uploads: [
    { id, fileId: file.id, state, sentBytes, totalBytes: 100, bytesPerSecond: 20, triedAgainAt },
  ],
})

test('what main tells is seen in the list without reading it again', () => {
  const progress = progressed(noProgress, told(first.id, sending, 40))
  const [moved] = withProgress([file], progress.states)
  expect(moved?.uploads.map(({ state }) => state.kind)).toEqual(['sending', 'queued'])
  expect(moved && bytesSent(moved, progress.bytes)).toEqual({
    sentBytes: 40,
    totalBytes: 100,
    bytesPerSecond: 20,
    triedAgainAt: null,
  })
  expect(progress.total).toBe(total)
})

test('more bytes of the same upload are no news for the list', () => {
  const before = progressed(noProgress, told(first.id, sending, 40))
  const after = progressed(before, told(first.id, { ...sending }, 60))
  expect(after.states).toBe(before.states)
  expect(after.bytes.get(first.id)?.sentBytes).toBe(60)
})

test('what has not moved stays the same', () => {
  const other = sampleFile({ id: 'f2' })
  const { states } = progressed(noProgress, told(first.id, sending, 40))
  expect(withProgress([other], states)[0]).toBe(other)
  expect(withProgress([file], noProgress.states)[0]).toBe(file)
  expect(bytesSent(file, noProgress.bytes)).toBe(null)
})

test('two uploads on their way are one part of a file', () => {
  const both = [told(first.id, sending, 100), told(second.id, sending, 0)]
  const progress = both.reduce(progressed, noProgress)
  const [moved] = withProgress([file], progress.states)
  const sent = moved ? bytesSent(moved, progress.bytes) : null
  expect(sent && fractionOf(sent)).toBe(0.5)
  expect(sent?.bytesPerSecond).toBe(40)
})

test('a file waits for its next attempt when nothing of it is on its way', () => {
  const waits = [told(first.id, sending, 0, 9_000), told(second.id, sending, 0, 8_000)]
  const sentOf = (news: readonly ReturnType<typeof told>[]) => {
    const progress = news.reduce(progressed, noProgress)
    const [moved] = withProgress([file], progress.states)
    return moved ? bytesSent(moved, progress.bytes) : null
  }
  expect(sentOf(waits)?.triedAgainAt).toBe(8_000)
  expect(sentOf([...waits, told(first.id, sending, 40)])?.triedAgainAt).toBe(null)
})

test('a list that was read again knows better, but for the bytes of what is on its way', () => {
  const both = [told(first.id, sending, 40), told(second.id, done, 100)]
  const progress = both.reduce(progressed, noProgress)
  const failed: UploadState = {
    kind: 'failed',
    at: 3,
    failure: { kind: 'cancelled', again: 'now' },
  }
  const read = sampleFile({ states: [sending, failed] })
  const after = afterReading(progress, [read])
  expect([...after.bytes.keys()]).toEqual([first.id])
  expect(withProgress([read], after.states)[0]).toBe(read)
})
