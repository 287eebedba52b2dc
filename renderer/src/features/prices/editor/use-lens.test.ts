// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { projectIdSchema, workspaceIdSchema } from '#core/ids'
import { fromJson } from '#core/json'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import { noAnswers } from '#core/prices/premiums/premium-answers'
import { readPremiums } from '#core/prices/premiums/read-premiums'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { renderInPage } from '../../../testing/render-in-page.tsx'
import type { PremiumsQuestion } from '../premiums/premiums-message.ts'
import { useLens } from './use-lens.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(1) }
const units = [1, 2, 3, 4].map((id) => sampleUnit({ id }))
const [unit = sampleUnit()] = units
const draftOf = (grossMinor: number): DraftPrices =>
  new Map([[unit.id, draftedPrice(unit, grossMinor)]])

/** A worker that answers when it is told to. */
class PatientWorker extends EventTarget {
  static readonly asked: PremiumsQuestion[] = []
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
    const homes = fromJson(PatientWorker.asked.at(-1)?.homes ?? [])
    const data = readPremiums(homes, noAnswers)
    act(() => void PatientWorker.last?.dispatchEvent(new MessageEvent('message', { data })))
  }
}

test('a draft that has just changed is compared with nothing until its own premiums are known', async () => {
  vi.stubGlobal('Worker', PatientWorker)
  const main = mainOnOrder()
  const { result, rerender } = await renderInPage(
    (prices: DraftPrices) => useLens({ of, units, prices, arePremiumsShown: false }),
    draftOf(700_000_000),
  )
  ;(await main.asked('prices.readRules')).answer({ ...defaultPriceRules, warnChangePercent: 100 })
  ;(await main.asked('prices.readDealEvidence')).answer({ exportedAt: null, evidence: [] })
  ;(await main.asked('prices.readPremiumAnswers')).answer(noAnswers)
  await expect.poll(() => PatientWorker.asked.length).toBe(1)
  expect(result.current.reviewedBy).toBe('pending')
  // The medians would warn of it, and their warning would be gone a moment later.
  expect([...result.current.lens.warned()]).toEqual([])
  PatientWorker.answer()
  expect(result.current.reviewedBy).toBe(null)
  expect([...result.current.lens.warned()]).toEqual([unit.id])
  rerender(draftOf(710_000_000))
  await expect.poll(() => PatientWorker.asked.length).toBe(2)
  expect(result.current.reviewedBy).toBe('pending')
  // The table goes on with what was known last: marks that come and go with each key would help nobody.
  expect([...result.current.lens.warned()]).toEqual([unit.id])
  PatientWorker.answer()
  expect(result.current.reviewedBy).toBe(null)
})
