import { expect, test } from 'vitest'
import { fileTokenSchema } from '#core/ids'
import { hourMs } from '#core/time'
import { createFileGrants } from './file-grants.ts'

const grants = (clock = { elapsedMs: () => 0 }) => {
  let next = 0
  return createFileGrants(() => `token${++next}`, clock)
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

test('a token that was not used for an hour opens nothing, one that is used goes on', () => {
  const time = { elapsedMs: 0 }
  const files = grants({ elapsedMs: () => time.elapsedMs })
  files.grant(['/home/eva/plan.png', '/home/eva/plan.pdf'])
  const pathOf = (token: string) => files.pathOf(fileTokenSchema.parse(token))
  for (const elapsedMs of [hourMs, 2 * hourMs]) {
    time.elapsedMs = elapsedMs
    expect(pathOf('token1')).toMatchObject({ ok: true })
  }
  expect(pathOf('token2')).toMatchObject({ failure: { kind: 'notAllowed', reason: 'notFound' } })
  time.elapsedMs += hourMs + 1
  expect(pathOf('token1')).toMatchObject({ failure: { kind: 'notAllowed' } })
})

test.each([[['']], [['relative.png']], [[7]], ['text'], [null], [{}], [[null]]])(
  '%j are no files of a drop',
  (paths) => {
    expect(grants().grant(paths)).toMatchObject({ ok: false, failure: { kind: 'invalidInput' } })
  },
)
