import { expect, test } from 'vitest'
import { accountIdSchema } from '#core/ids'
import { hourMs } from '#core/time'
import { mondayAt } from '../testing/sample-leads.ts'
import type { PolledAccount } from './leads-dashboard.ts'
import { needsAttention } from './needs-attention.ts'
import { noCounts, summariseLeads } from './summarise-leads.ts'

const account = (label: string, parts: Partial<PolledAccount> = {}): PolledAccount => ({
  accountId: accountIdSchema.parse(label),
  label,
  checkedAt: mondayAt,
  askedBy: null,
  failure: null,
  unreadLeads: [],
  nextAt: null,
  isLeftOut: false,
  gaps: [],
  ...parts,
})

const summaryOf = (counts: Partial<typeof noCounts>) =>
  summariseLeads({
    period: { from: mondayAt, to: mondayAt + hourMs },
    sent: { counts: { ...noCounts, ...counts }, waiting: 0 },
    listedCount: 0,
    covered: [],
    checkedAt: mondayAt,
    unasked: [],
    told: [],
  })

const quiet = {
  dashboard: {
    summary: summaryOf({ arrived: 7, suspect: 1 }),
    silence: { kind: 'tooFew', weeks: 1 },
    accounts: [account('Web')],
  },
  addressTrouble: null,
  unknownSendings: 0,
} as const

test('where everything arrives nothing needs anybody', () => {
  expect(needsAttention(quiet)).toEqual([])
})

test('what is missing and what was refused stand first, each with its number', () => {
  const failure = { kind: 'unreachable', host: 'crm', cause: 'reset', again: 'now' } as const
  const accounts = [
    account('Web', { failure }),
    account('Portal', { checkedAt: null }),
    account('Old', { checkedAt: null, isLeftOut: true, failure }),
  ]
  const dashboard = {
    ...quiet.dashboard,
    summary: summaryOf({ missing: 2, rejected: 1, ambiguous: 3 }),
    accounts,
  }
  expect(
    needsAttention({ dashboard, addressTrouble: { kind: 'empty' }, unknownSendings: 1 }),
  ).toEqual([
    { kind: 'missing', count: 2 },
    { kind: 'rejected', count: 1 },
    { kind: 'unknownSending', count: 1 },
    { kind: 'ambiguous', count: 3 },
    { kind: 'notAnswered', account: 'Web', failure },
    { kind: 'site', trouble: { kind: 'empty' } },
    { kind: 'unasked', account: 'Portal' },
  ])
})

test('without an account for leads that is what is needed', () => {
  const dashboard = { ...quiet.dashboard, accounts: [] }
  expect(needsAttention({ ...quiet, dashboard })).toEqual([{ kind: 'noAccount' }])
})
