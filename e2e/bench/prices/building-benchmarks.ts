import type { SandboxCrm } from '../../harness/sandbox-crm.ts'
import { unitsInCrm } from '../../harness/units-in-crm.ts'
import { BuildingPlan } from '../../screens/building-plan.ts'
import type { Benchmark, BenchmarkGroup, Side } from '../measure.ts'
import { readGridContent } from './grid-content.ts'
import { timeGrid } from './grid-page.ts'
import { leaveLarge, openBuilding, openLarge } from './prices-acts.ts'
import { largeWorkspace, type PricesSeat, takePricesSeat } from './prices-seat.ts'

// Each of the twenty houses has five hundred units, and one of them is offered to nobody.
const houses = /^0[12]\./
const units = 998

/** Leaves two houses of the large project: a thousand units. */
const keepTwoHouses = async (crm: SandboxCrm): Promise<void> => {
  const others = (await unitsInCrm(crm)).filter(({ internalId }) => !houses.test(internalId))
  const atOnce = 50
  for (let from = 0; from < others.length; from += atOnce) {
    const hidden = others.slice(from, from + atOnce)
    await Promise.all(
      hidden.map(({ id }) => crm.control('PATCH', `/units/${id}`, { hidden: true })),
    )
  }
}

/** A start of the application: a thousand units are listed, and then seen where they stand. */
const work = async (seat: PricesSeat): Promise<Side> => {
  const window = await seat.start()
  const { page, prices } = window.unitdesk
  await prices.expectUnits()
  const content = await readGridContent(page, largeWorkspace)
  await openLarge(window)
  const drawn = await openBuilding(window)
  const plan = new BuildingPlan(window.application)
  await plan.expectUnits(units)
  await plan.show('List')
  await leaveLarge(window)
  return { unitdesk: drawn.tookMs, baseline: await timeGrid(seat, content) }
}

/** What a thousand units take where they stand, beside a table of them that draws the first rows alone. */
export const buildingBenchmarks = (): BenchmarkGroup => {
  let seat: ReturnType<typeof takePricesSeat> | null = null
  const all: readonly Benchmark[] = [
    {
      name: 'prices-building-1000',
      unit: 'ms',
      goal: { atMost: 2 },
      runs: 7,
      baseline: 'AG Grid alone, from memory',
      measure: async () => {
        seat ??= takePricesSeat(keepTwoHouses)
        return work(await seat)
      },
    },
  ]
  return { all, end: () => void seat?.then(({ end }) => end()) }
}
