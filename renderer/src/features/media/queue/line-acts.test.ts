import { expect, test } from 'vitest'
import type { MediaEndpoint } from '#core/media/shown/media-target'
import { sampleFile } from '../testing/sample-file.ts'
import { lineActs } from './line-acts.ts'

const uploads = (endpoint: MediaEndpoint) =>
  sampleFile({
    states: [
      { kind: 'waiting' },
      { kind: 'queued' },
      { kind: 'sending', since: 1 },
      { kind: 'paused' },
      { kind: 'unknown', at: 1 },
    ],
  }).uploads.map((upload) => ({ ...upload, endpoint }))

test('what is in the line can be put aside and called off, what was put aside goes on or is called off', () => {
  expect(lineActs(uploads('unitPlan'))).toEqual({
    pause: ['f1-1', 'f1-2'],
    resume: ['f1-3'],
    cancel: ['f1-1', 'f1-2', 'f1-3'],
  })
})

test('a picture whose bytes leave is not stopped: nobody would know whether it arrived', () => {
  expect(lineActs(uploads('unitPicture'))).toEqual({
    pause: ['f1-1'],
    resume: ['f1-3'],
    cancel: ['f1-1', 'f1-3'],
  })
})
