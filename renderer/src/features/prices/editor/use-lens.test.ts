// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { projectIdSchema, workspaceIdSchema } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import { noAnswers } from '#core/prices/premiums/premium-answers'
import { readPremiums } from '#core/prices/premiums/read-premiums'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { query } from '../../../bridge/query.ts'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { renderInPage } from '../../../testing/render-in-page.tsx'
import type { PremiumsQuestion } from '../premiums/premiums-message.ts'
import { useLens } from './use-lens.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(1) }
const units = [1, 2, 3, 4].map((id) => sampleUnit({ id }))
const [unit = sampleUnit()] = units
const draftOf = (grossMinor: number): DraftPrices =>
  new Map([[unit.id, draftedPrice(unit, grossMinor)]])
const [firstPrices, secondPrices] = [draftOf(700_000_000), draftOf(710_000_000)]
const refusal = { kind: 'store', cause: 'failed', path: '/store', again: 'afterFix' } as const

/** A worker that answers, or dies, when it is told to. */
class PatientWorker extends EventTarget {
  static asked: PremiumsQuestion[] = []
  static last: PatientWorker | null = null
  constructor() {
    super()
    PatientWorker.last = this
  }
  postMessage(question: PremiumsQuestion) {
    PatientWorker.asked.push(question)
  }
  terminate() {
    PatientWorker.last = null
  }
  static answer() {
    const homes = fromJson(PatientWorker.asked.at(-1)?.homes ?? toJson([]))
    const data = readPremiums(homes, noAnswers)
    act(() => void PatientWorker.last?.dispatchEvent(new MessageEvent('message', { data })))
  }
  static die() {
    act(() => void PatientWorker.last?.dispatchEvent(new Event('error')))
  }
}

afterEach(() => vi.unstubAllGlobals())

const start = async () => {
  PatientWorker.asked = []
  vi.stubGlobal('Worker', PatientWorker)
  const main = mainOnOrder()
  /** What a review would have been told, with each drawing. */
  const told: { readonly prices: DraftPrices; readonly by: unknown }[] = []
  const { result, rerender } = await renderInPage((prices: DraftPrices) => {
    const known = useLens({ of, units, prices, arePremiumsShown: false })
    told.push({ prices, by: known.reviewedBy })
    return { known, client: useQueryClient() }
  }, firstPrices)
  const rules = await main.asked('prices.readRules')
  const deals = await main.asked('prices.readDealEvidence')
  return {
    main,
    rules: {
      ...rules,
      known: () => rules.answer({ ...defaultPriceRules, warnChangePercent: 100 }),
    },
    deals: { ...deals, known: () => deals.answer({ exportedAt: null, evidence: [] }) },
    known: () => result.current.known,
    refetch: () => {
      const { queryKey } = query('prices.readPremiumAnswers', of)
      return result.current.client.refetchQueries({ queryKey })
    },
    toldOf: (prices: DraftPrices) => told.filter((one) => one.prices === prices),
    change: () => rerender(secondPrices),
    isAsked: (times: number) => expect.poll(() => PatientWorker.asked.length).toBe(times),
  }
}

const startKnowing = async () => {
  const started = await start()
  started.rules.known()
  started.deals.known()
  ;(await started.main.asked('prices.readPremiumAnswers')).answer(noAnswers)
  await started.isAsked(1)
  return started
}

test('a draft that has just changed is compared with nothing until its own premiums are known', async () => {
  const { known, toldOf, change, isAsked } = await startKnowing()
  expect(known().reviewedBy).toBe('pending')
  // The medians would warn of it, and their warning would be gone a moment later.
  expect([...known().lens.warned()]).toEqual([])
  PatientWorker.answer()
  expect(known().reviewedBy).toBe(null)
  expect([...known().lens.warned()]).toEqual([unit.id])
  change()
  await isAsked(2)
  expect(new Set(toldOf(secondPrices).map(({ by }) => by))).toEqual(new Set(['pending']))
  // The table goes on with what was known last: marks that come and go with each key would help nobody.
  expect([...known().lens.warned()]).toEqual([unit.id])
  PatientWorker.answer()
  expect(known().reviewedBy).toBe(null)
})

test('where the worker dies the medians judge, and the next draft waits for the next worker', async () => {
  const { known, toldOf, change, isAsked } = await startKnowing()
  PatientWorker.die()
  expect(known().reviewedBy).toBe(null)
  expect([...known().lens.warned()]).toEqual([unit.id])
  change()
  await isAsked(2)
  expect(new Set(toldOf(secondPrices).map(({ by }) => by))).toEqual(new Set(['pending']))
  PatientWorker.answer()
  expect(known().reviewedBy).toBe(null)
})

test('where the answers of the list cannot be read the medians judge, and they can be read again', async () => {
  const { main, rules, deals, known, isAsked } = await start()
  rules.known()
  deals.known()
  ;(await main.asked('prices.readPremiumAnswers')).fail(refusal)
  await expect.poll(() => known().reviewedBy).toBe(null)
  known().premiums.askAgain?.()
  ;(await main.asked('prices.readPremiumAnswers')).answer(noAnswers)
  await isAsked(1)
  PatientWorker.answer()
  expect(known().premiums).toMatchObject({ isCurrent: true, askAgain: null })
})

test('answers that were read stay where they cannot be read again, and the next draft waits all the same', async () => {
  const { main, known, change, isAsked, refetch } = await startKnowing()
  PatientWorker.answer()
  const refetched = refetch()
  ;(await main.asked('prices.readPremiumAnswers')).fail(refusal)
  await act(() => refetched)
  change()
  await isAsked(2)
  expect(known()).toMatchObject({ reviewedBy: 'pending', premiums: { askAgain: null } })
})

test('where the rules cannot be read nothing is compared by others, and why is told', async () => {
  const { main, rules, deals, known, isAsked } = await start()
  rules.fail(refusal)
  deals.known()
  ;(await main.asked('prices.readPremiumAnswers')).answer(noAnswers)
  await isAsked(1)
  PatientWorker.answer()
  expect(known()).toMatchObject({ reviewedBy: 'pending', unread: { failure: { kind: 'store' } } })
})

test('where the deals cannot be read nothing is compared, why is told, and they are read again', async () => {
  const { main, rules, deals, known } = await start()
  rules.known()
  deals.fail(refusal)
  await expect.poll(() => known().unread).toMatchObject({ failure: { kind: 'store' } })
  expect(known().reviewedBy).toBe('pending')
  act(() => known().unread?.readAgain())
  ;(await main.asked('prices.readDealEvidence')).answer({ exportedAt: null, evidence: [] })
  await expect.poll(() => known()).toMatchObject({ unread: null, isReady: true })
})
