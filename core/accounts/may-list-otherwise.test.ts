import { expect, test } from 'vitest'
import type { Failure } from '#core/contract/failure'
import { mayListOtherwise } from './may-list-otherwise.ts'

const refused = (status: number): Failure => ({
  kind: 'refused',
  endpoint: 'get-projects-info',
  status,
  message: '',
  about: null,
  again: 'afterFix',
})

const unreadable: Failure = {
  kind: 'notThisServer',
  endpoint: 'get-projects-info',
  expected: 'leads',
  part: null,
  received: '<html>',
  again: 'afterFix',
}
const silent: Failure = { kind: 'unreachable', host: 'crm', cause: 'timedOut', again: 'now' }

const broken: Failure = { kind: 'unreachable', host: 'crm', cause: 'serverError', again: 'now' }

test.each([refused(404), refused(400), refused(405), refused(410), broken, unreadable])(
  'a server that does not know a form ($kind $status) may list in the other one',
  (failure) => {
    expect(mayListOtherwise(failure)).toBe(true)
  },
)

test.each([refused(401), refused(403), refused(418), silent])(
  'a server that says $kind $status would say it to the other form as well',
  (failure) => {
    expect(mayListOtherwise(failure)).toBe(false)
  },
)
