import { type Seat, startApplication } from '../../harness/application.ts'
import { takeFilledSeat } from '../filled-seat.ts'
import { timeClick } from '../in-page.ts'

/** A person who has a run of a large report in the cache. */
export interface ReportsSeat {
  /** The time from the click on the run to its table, in a window that was just started. */
  readonly openRun: () => Promise<number>
  /** The run as nobody has read it yet. */
  readonly fill: (file: string) => Promise<void>
  readonly end: () => void
}

const report = 'Jednotky: týdně'
const cell = '[aria-label*=", sheet "] [row-index="12"] [col-id="0"]'

export const takeReportsSeat = async (): Promise<ReportsSeat> => {
  const { seat, fill, end } = await takeFilledSeat()
  return {
    openRun: () => openRun(seat),
    fill: (file) => fill('exports/fill-reports-process.ts', file),
    end,
  }
}

const openRun = async (seat: Seat): Promise<number> => {
  const application = await startApplication(seat)
  const { page } = application
  await page.getByRole('button', { name: report, exact: true }).click()
  const tab = page.getByRole('tab', { name: 'Table', exact: true })
  const { tookMs } = await timeClick(tab, { selector: cell, text: /\d/ })
  await application.close()
  return tookMs
}
