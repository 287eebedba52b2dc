import { expect, test } from 'vitest'
import { otherServer, specifiedServer } from './other-server.ts'

const minuteMs = 60_000

const open = () => {
  let now = 0
  const server = otherServer(
    {
      of: ([first]) => {
        if (first === undefined) throw new Error('There is nothing to choose from')
        return first
      },
      happens: () => false,
    },
    () => now,
  )
  const deals = (login: string) => ({ path: '/ws/v10/list-excel-deals', login })
  return { server, deals, pass: (ms: number) => (now += ms) }
}

test('of one export the logins of an address wait for each other, and a login not for itself', () => {
  const { server, deals, pass } = open()
  server.onAnswered(deals('eva'), 200)
  expect(server.refuses(deals('eva'))).toBe(false)
  expect(server.refuses(deals('jan'))).toBe(true)
  expect(server.refuses({ path: '/ws/v10/list-excel-events', login: 'jan' })).toBe(false)
  expect(server.refusalOf(deals('jan')).headers['retry-after']).toBe('300')
  pass(5 * minuteMs)
  expect(server.refuses(deals('jan'))).toBe(false)
})

test('what was refused cools nothing, and a failed login is banned for a while', () => {
  const { server, deals, pass } = open()
  server.onAnswered(deals('eva'), 401)
  expect(server.refuses(deals('eva'))).toBe(true)
  expect(server.refuses(deals('jan'))).toBe(false)
  pass(20_000)
  expect(server.refuses(deals('eva'))).toBe(false)
})

test('the server of the specification leaves all to the CRM', () => {
  expect(specifiedServer.refuses({ path: '/ws/v10/list-excel-deals', login: 'eva' })).toBe(false)
})
