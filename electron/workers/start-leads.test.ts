import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import { toJson } from '#core/json'
import { usualMatchRules } from '#core/leads/reconcile/match-rules'
import type { ReconciledChanges } from '#core/leads/reconcile/reconcile-changes'
import { recogniseSentColumns } from '#core/leads/sent/sent-columns'
import {
  mondayAt,
  noHandLinks,
  noHandVerdicts,
  seenLead,
  sentLead,
} from '#core/leads/testing/sample-leads'
import { dayMs, secondMs } from '#core/time'
import type { ReconcileSlice } from './leads/leads-message.ts'
import { leadsThreads } from './start-leads.ts'

const threads = leadsThreads(new URL('./leads.ts', import.meta.url))
const never = new AbortController().signal
const count = 5_000
const judged = { from: mondayAt - dayMs, to: mondayAt + 30 * dayMs }
const request = {
  covered: [judged],
  reported: [judged],
  judged,
  links: noHandLinks,
  sentHere: [],
  verdicts: noHandVerdicts,
  rules: usualMatchRules,
}
const atOf = (index: number) => mondayAt + index * 60 * secondMs
const nameOf = (index: number) => `Jméno${index} Příjmení${index % 700}`

const slices = async function* (): AsyncGenerator<ReconcileSlice> {
  const all = Array.from({ length: count }, (_unused, index) => index)
  for (let from = 0; from < count; from += 500) {
    const part = all.slice(from, from + 500)
    yield {
      sent: part.map((index) => ({
        key: `k${index}`,
        status: { kind: 'missing' } as const,
        lead: sentLead(`k${index}`, { name: nameOf(index), at: atOf(index) }),
      })),
      // Every tenth is lost.
      listed: part
        .filter((index) => index % 10 > 0)
        .map((index) => ({
          lead: seenLead(index + 1, { customerName: nameOf(index), at: atOf(index) + secondMs }),
          pairing: null,
        })),
      isLast: from + 500 >= count,
    }
  }
}

test('five thousand leads are compared in a thread, and only what has changed comes back', async () => {
  const told: ReconciledChanges[] = []
  let turns = 0
  let isDone = false
  const work = () => {
    turns += 1
    if (!isDone) setImmediate(work)
  }
  work()
  const take = (changes: ReconciledChanges) => {
    told.push(changes)
    return success(null)
  }
  expect(await threads.reconcile(request, slices(), take, never)).toEqual(success(null))
  isDone = true
  const statuses = told.flatMap((changes) => changes.statuses)
  expect(statuses).toHaveLength(count * 0.9)
  expect(new Set(statuses.map(({ status }) => status.kind))).toEqual(new Set(['arrived']))
  expect(told.flatMap((changes) => changes.pairings)).toHaveLength(count * 0.9)
  expect(told.length).toBeGreaterThan(8)
  expect(turns).toBeGreaterThan(100)
})

test('what is wanted no more ends the thread', async () => {
  const gone = AbortSignal.abort()
  const answer = await threads.reconcile(request, slices(), () => success(null), gone)
  expect(answer).toMatchObject({ failure: { kind: 'cancelled' } })
})

test('a long file is read in a thread, and the first refused slice ends it', async () => {
  const titles = ['id', 'sent_at', 'name']
  const rows = Array.from({ length: count }, (_unused, index) => [
    index,
    new Date(atOf(index)).toISOString(),
    nameOf(index),
  ])
  const columns = recogniseSentColumns(titles)
  const mapping = { titles, columns, timeZone: 'UTC', dateOrder: 'dayFirst' } as const
  const file = {
    content: { kind: 'rows', rows: toJson([titles, ...rows]) } as const,
    remembered: [],
    mapping: { ...mapping, clockShiftMs: 1_000 },
    timeZone: 'UTC',
  }
  const taken: number[] = []
  const read = await threads.readSent(
    file,
    (leads) => {
      taken.push(...leads.map(({ lead }) => lead.at))
      return success(null)
    },
    never,
  )
  expect(read).toMatchObject({ value: { leads: count, isReadable: true, isRemembered: false } })
  expect(taken).toEqual(Array.from({ length: count }, (_unused, index) => atOf(index) + 1_000))
  const failure = { kind: 'store', cause: 'full', path: '', again: 'afterFix' } as const
  const refused = await threads.readSent(file, () => ({ ok: false, failure }), never)
  expect(refused).toEqual({ ok: false, failure })
})
