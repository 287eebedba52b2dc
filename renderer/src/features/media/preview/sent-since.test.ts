import { expect, test } from 'vitest'
import type { UploadState } from '#core/media/queue/media-file'
import { sampleFile } from '../testing/sample-file.ts'
import { sentSince } from './sent-since.ts'

const done = (at: number): UploadState => ({
  kind: 'done',
  at,
  outcome: 'replaced',
  pictureId: null,
})
const sent = (id: string, at: number) => sampleFile({ id, states: [done(at)] })
const [upload] = sampleFile().uploads
if (upload === undefined) throw new Error('the sample has an upload')
const since = (files: Parameters<typeof sentSince>[0], askedAt: number | null) =>
  sentSince(files, upload, askedAt)?.id ?? null

test('what was sent last is there now, as after an earlier file was put back', () => {
  expect(since([sent('new', 20), sent('earlier', 30)], 10)).toBe('earlier')
  expect(since([sent('new', 20)], null)).toBe('new')
})

test('what the server has shown since counts', () => {
  expect(since([sent('new', 20)], 25)).toBeNull()
})

test('what is still to be sent, or goes elsewhere, is not there', () => {
  expect(since([sampleFile({ states: [{ kind: 'queued' }] })], 10)).toBeNull()
  // The second upload of the sample is for another screen.
  expect(since([sampleFile({ states: [{ kind: 'queued' }, done(20)] })], 10)).toBeNull()
})
