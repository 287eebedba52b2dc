import { expect, test } from 'vitest'
import type { UploadState } from '#core/media/queue/media-file'
import type { FileReadiness } from '#core/media/queue/ready-uploads'
import { sampleFile } from '../testing/sample-file.ts'
import { countGroups, groupOf, isDuplicate } from './media-group.ts'

const waiting: UploadState = { kind: 'waiting' }
const done: UploadState = { kind: 'done', at: 1, outcome: 'created', pictureId: null }
const clean: FileReadiness = { stops: [], warnings: [] }

test.each<[string, UploadState[], ReturnType<typeof groupOf>]>([
  ['a picture that may have arrived', [done, { kind: 'unknown', at: 1 }], 'unknown'],
  [
    'one of two places refused it',
    [done, { kind: 'cancelled', at: 1 }, { kind: 'queued' }],
    'sending',
  ],
  ['all places have it', [done, done], 'done'],
  [
    'one place has it, for the other it was skipped',
    [done, { kind: 'skipped', at: 1, reason: 'sentBefore' }],
    'done',
  ],
  ['called off', [{ kind: 'cancelled', at: 1 }], 'leftOut'],
  ['waiting', [waiting], 'ready'],
  ['nowhere to go', [], 'needsYou'],
])('%s', (_name, states, group) => {
  expect(groupOf(sampleFile({ states }), clean)).toBe(group)
})

test('what nobody has decided, what stops and what has moved waits for a person', () => {
  expect(groupOf(sampleFile({ states: [waiting], placedBy: null }), clean)).toBe('needsYou')
  const stopped: FileReadiness = { stops: [{ kind: 'empty' }], warnings: [] }
  expect(groupOf(sampleFile({ states: [waiting] }), stopped)).toBe('needsYou')
  expect(groupOf(sampleFile({ states: [waiting], source: 'moved' }), clean)).toBe('needsYou')
})

test('what has arrived needs nobody, even if the file has moved since', () => {
  expect(groupOf(sampleFile({ states: [done], source: 'moved' }), clean)).toBe('done')
})

test('a duplicate is left out until a person allows it', () => {
  const twice: FileReadiness = { stops: [], warnings: [{ kind: 'serverHasIt' }] }
  const file = sampleFile({ states: [waiting] })
  expect(groupOf(file, twice)).toBe('leftOut')
  expect(isDuplicate(file, twice)).toBe(true)
  expect(groupOf(sampleFile({ states: [waiting], isAllowed: true }), twice)).toBe('ready')
})

test('a file whose bytes were not read yet is being looked at', () => {
  expect(groupOf({ ...sampleFile({ states: [] }), read: null, placedBy: null }, undefined)).toBe(
    'reading',
  )
})

test('a picture that was not drawn yet is being looked at, unless a person has to say where it goes', () => {
  const file = sampleFile({ states: [waiting] })
  if (file.read === null) throw new Error('the sample has been read')
  const undrawn = { ...file, read: { ...file.read, decoded: null } }
  const unread: FileReadiness = { stops: [{ kind: 'unread' }], warnings: [] }
  expect(groupOf(undrawn, unread)).toBe('reading')
  expect(groupOf({ ...undrawn, placedBy: null }, clean)).toBe('needsYou')
})

test('every group has its count', () => {
  expect(countGroups(['ready', 'ready', 'failed'])).toMatchObject({ ready: 2, failed: 1, done: 0 })
})
