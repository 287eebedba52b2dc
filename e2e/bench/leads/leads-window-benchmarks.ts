import { type Seat, startApplication } from '../../harness/application.ts'
import { type FilledSeat, takeFilledSeat } from '../filled-seat.ts'
import { timeClick } from '../in-page.ts'
import type { BenchmarkGroup } from '../measure.ts'

/** Less than this feels immediate to a person. */
const goalMs = 300
const chart = '[role="img"][aria-label$="per day"]'

/** The time from the click on Leads to the dashboard of two hundred thousand, in a window that was just started. */
export const leadsWindowBenchmarks = (): BenchmarkGroup => {
  let filled: Promise<FilledSeat> | null = null
  const fillOnce = async (): Promise<FilledSeat> => {
    const taken = await takeFilledSeat()
    await taken.fill('leads/fill-leads-process.ts')
    return taken
  }
  return {
    all: [
      {
        name: 'leads-click-to-painted',
        unit: 'ms',
        baseline: 'at most',
        runs: 3,
        goal: { atMost: 1 },
        measure: async () => {
          filled ??= fillOnce()
          const { seat } = await filled
          return { unitdesk: await openLeads(seat), baseline: goalMs }
        },
      },
    ],
    end: () => void filled?.then(({ end }) => end()),
  }
}

const openLeads = async (seat: Seat): Promise<number> => {
  const application = await startApplication(seat)
  const { page } = application
  const leads = page.getByRole('navigation').getByRole('button', { name: 'Leads' })
  const { tookMs } = await timeClick(leads, { selector: chart, text: /\d/ })
  await application.close()
  return tookMs
}
