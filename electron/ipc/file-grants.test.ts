import { expect, test } from 'vitest'
import { fileTokenSchema } from '#core/ids'
import { createFileGrants } from './file-grants.ts'

const grants = () => {
  let next = 0
  return createFileGrants(() => `token${++next}`)
}

const first = fileTokenSchema.parse('token1')
const second = fileTokenSchema.parse('token2')
const ended = { ok: false, failure: { kind: 'invalidInput', rule: 'fileEnded' } }

test('a dropped file is known by its token alone', () => {
  const files = grants()
  const granted = files.grant(['/home/eva/plan.png', '/home/eva/plan.pdf'])
  expect(granted).toEqual({ ok: true, value: [first, second] })
  expect(files.pathOf(second)).toEqual({ ok: true, value: '/home/eva/plan.pdf' })
})

test('a token that was never given opens nothing', () => {
  expect(grants().pathOf(first)).toMatchObject(ended)
})

test('a token opens its file until what it was made for is over, and not once after that', () => {
  const files = grants()
  files.grant(['/home/eva/plan.png', '/home/eva/plan.pdf'])
  expect(files.pathOf(first)).toMatchObject({ ok: true })
  expect(files.pathOf(first)).toMatchObject({ ok: true })
  files.end([first])
  expect(files.pathOf(first)).toMatchObject(ended)
  expect(files.pathOf(second)).toMatchObject({ ok: true })
  files.endAll()
  expect(files.pathOf(second)).toMatchObject(ended)
})

test.each([[['']], [['relative.png']], [[7]], ['text'], [null], [{}], [[null]]])(
  '%j are no files of a drop',
  (paths) => {
    expect(grants().grant(paths)).toMatchObject({ ok: false, failure: { kind: 'invalidInput' } })
  },
)
