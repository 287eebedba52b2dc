import { expect, test } from 'vitest'
import { openCrm } from '../leads/testing/open-crm.ts'
import { startForTest } from '../testing/start-for-test.ts'
import { dayMs } from '../time/durations.ts'

test.each([
  ['prices@demo', 200, ''],
  ['media@demo', 200, ''],
  ['leads@demo', 200, ''],
  ['exports@demo', 401, 'Not authorized.'],
  ['payments@demo', 401, 'Not authorized.'],
  ['nothing@demo', 401, 'Not authorized.'],
  ['invited@demo', 401, 'Not authorized.'],
  ['consent@demo', 403, 'Accept the terms'],
  ['nobody@demo', 400, 'Parameter missing: password.'],
])('the project listing answers %s with %i', async (login, status, words) => {
  const sandbox = await startForTest()
  const answer = await sandbox.post('list-projects', {}, login)
  expect(answer.status).toBe(status)
  expect(answer.text).toContain(words)
})

test('repeated failures ban an account for a while that grows, and nothing tells a ban from a wrong password', async () => {
  let now = 0
  const sandbox = await startForTest({ switches: { banThreshold: 3 }, clock: { now: () => now } })
  const wrong = () => sandbox.post('list-projects', { password: 'wrong' })
  const right = async () => (await sandbox.post('list-projects')).status
  for (let attempt = 0; attempt < 3; attempt++) expect((await wrong()).status).toBe(401)
  expect(await right()).toBe(401)
  // Asking during the ban was itself a failed attempt: five minutes have become fifteen.
  now += 6 * 60_000
  expect(await right()).toBe(401)
  now += 61 * 60_000
  expect(await right()).toBe(200)
  expect((await wrong()).text).toBe('Not authorized.')
  expect(await right()).toBe(200)
})

test('a ban never lasts longer than a day', async () => {
  let now = 0
  const sandbox = await startForTest({ switches: { banThreshold: 1 }, clock: { now: () => now } })
  for (let attempt = 0; attempt < 12; attempt++) {
    await sandbox.post('list-projects', { password: 'wrong' })
  }
  now += dayMs
  expect((await sandbox.post('list-projects')).status).toBe(200)
})

test('a login that nobody has leaves nothing behind', () => {
  const crm = openCrm()
  const failed = () => crm.db.prepare('SELECT login FROM failed_login').pluck().all()
  expect(crm.call('list-projects', { login: 'x'.repeat(1_000_000) }).status).toBe(401)
  expect(failed()).toEqual([])
  expect(crm.call('list-projects', { password: 'wrong' }).status).toBe(401)
  expect(failed()).toEqual(['leads@demo'])
})
