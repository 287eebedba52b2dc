import { expect, test } from 'vitest'
import { fileTokenSchema } from '#core/ids'
import { createFileGrants } from './file-grants.ts'

const grants = () => {
  let next = 0
  return createFileGrants(() => `token${++next}`)
}

test('a dropped file is known by its token alone', () => {
  const files = grants()
  const granted = files.grant(['/home/eva/plan.png', '/home/eva/plan.pdf'])
  expect(granted).toEqual({ ok: true, value: ['token1', 'token2'] })
  expect(files.pathOf(fileTokenSchema.parse('token2'))).toEqual({
    ok: true,
    value: '/home/eva/plan.pdf',
  })
})

test('a token that was never given opens nothing', () => {
  expect(grants().pathOf(fileTokenSchema.parse('token1'))).toMatchObject({
    ok: false,
    failure: { kind: 'notAllowed', reason: 'notFound' },
  })
})

test.each([[['']], [['relative.png']], [[7]], ['text'], [null], [{}], [[null]]])(
  '%j are no files of a drop',
  (paths) => {
    expect(grants().grant(paths)).toMatchObject({ ok: false, failure: { kind: 'invalidInput' } })
  },
)
