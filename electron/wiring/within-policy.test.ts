import { expect, test } from 'vitest'
import { type CallName, calls } from '#core/contract/index'
import { readPolicy } from '#core/policy/policy'
import { jobOutcome } from '../features/accounts/testing/job-outcome.ts'
import { startAccounts } from '../features/accounts/testing/start-accounts.ts'
import { rightPassword, startCrm } from '../features/accounts/testing/start-crm.ts'
import { refuseAll } from './open-recovery.ts'
import { byPolicy, withinPolicy, withinTrayPolicy } from './within-policy.ts'

const policyOf = (fields: object) => readPolicy(JSON.stringify(fields)).policy

const letThrough = refuseAll({ kind: 'cancelled', again: 'now' })

/** The calls that are refused by the policy before any handler hears of them. */
const refusedBy = async (fields: object): Promise<string[]> => {
  const handlers = withinPolicy(policyOf(fields), letThrough)
  const { signal } = new AbortController()
  const asked = { baseUrl: 'https://other.example.com' }
  const answers = await Promise.all(
    Object.entries(handlers).map(async ([name, handler]) => {
      const answer = await (handler as (input: unknown, context: unknown) => unknown)(asked, {
        signal,
      })
      return answer === byPolicy ? [name] : []
    }),
  )
  return answers.flat()
}

test('without a policy nothing is refused', async () => {
  expect(await refusedBy({})).toEqual([])
})

test('what is off is refused to whoever asks, and can still be looked at', async () => {
  const refused = await refusedBy({ off: ['payments', 'console', 'siteAddresses'] })
  expect(refused).toEqual(
    expect.arrayContaining(['payments.sendPayments', 'console.sendCall', 'leads.askAddress']),
  )
  expect(refused.filter((name) => calls[name as CallName].kind === 'read')).toEqual([])
  expect(refused).not.toContain('leads.pollLeads')
})

test('another CRM is neither tested nor connected', async () => {
  const both = ['accounts.testConnection', 'accounts.connectWorkspace']
  expect(await refusedBy({ baseUrl: 'https://crm.example.com' })).toEqual(both)
  expect(await refusedBy({ baseUrl: 'https://other.example.com' })).toEqual([])
  expect(await refusedBy({ baseUrl: 'http://crm.example.com' })).toEqual(
    expect.arrayContaining(both),
  )
})

test('of a CRM that was connected before, nobody is told the password any more', async () => {
  const crm = await startCrm()
  const first = await startAccounts()
  const connected = await first.call('accounts.connectWorkspace', {
    name: 'Vltavan',
    baseUrl: crm.baseUrl,
    account: { label: 'Prices', login: 'prices@demo', password: rightPassword, areas: ['prices'] },
    withoutKeychain: 'refuse',
  })
  if (!connected.ok) throw new Error('nothing was connected')
  await first.stop()
  const asked = (await crm.requests()).length
  const policy = readPolicy(JSON.stringify({ baseUrl: 'https://crm.example.com' }))
  const { directory, keychain } = first
  const app = await startAccounts({ directory, keychain, policy })
  const started = await app.call('prices.refreshProjects', { workspaceId: connected.value.id })
  if (!started.ok) throw new Error('nothing was started')
  expect(await jobOutcome(app, started.value.jobId)).toMatchObject({
    failure: { kind: 'notAllowed', reason: 'byPolicy' },
  })
  expect(await crm.requests()).toHaveLength(asked)
})

test('the tray is not there where the company has taken it away', () => {
  const background = {
    canStartWithSystem: true,
    canStayInTray: true,
    startsWithSystem: () => false,
    setStartsWithSystem: () => byPolicy,
  }
  expect(withinTrayPolicy(policyOf({ tray: 'off' }), background).canStayInTray).toBe(false)
  expect(withinTrayPolicy(policyOf({}), background).canStayInTray).toBe(true)
})
