import type { Page } from '@playwright/test'
import type { RunningApplication } from '../../harness/application.ts'
import { MediaScreen } from '../../screens/media.ts'
import { timeAct } from '../in-page.ts'
import type { BenchmarkGroup } from '../measure.ts'
import { memoryMbOf } from '../process-memory.ts'
import { sharedRuns } from '../shared-runs.ts'
import { type MediaSeat, takeMediaSeat } from './media-seat.ts'

const promised = { longestTaskMs: 100, grownMb: 150 }

interface Session {
  readonly longestTaskMs: number
  readonly grownMb: number
}

/** What a list of two thousand files with thumbnails takes in the window. */
export const mediaWindowBenchmarks = (): BenchmarkGroup => {
  let seat: Promise<MediaSeat> | null = null
  const inSession = sharedRuns(async (): Promise<Session> => {
    seat ??= takeMediaSeat()
    const { start } = await seat
    return scrollThrough(start)
  })
  const each = { goal: { atMost: 1 }, baseline: 'promised', runs: 3 } as const
  return {
    all: [
      {
        ...each,
        name: 'media-scroll-longest-task',
        unit: 'ms',
        measure: inSession(({ longestTaskMs }) => ({
          unitdesk: longestTaskMs,
          baseline: promised.longestTaskMs,
        })),
      },
      {
        ...each,
        name: 'media-scroll-memory',
        unit: 'MB',
        measure: inSession(({ grownMb }) => ({ unitdesk: grownMb, baseline: promised.grownMb })),
      },
      {
        ...each,
        name: 'media-sending-longest-task',
        unit: 'ms',
        runs: 1,
        measure: async () => {
          // What has been sent is not there to be sent once more.
          const { start, end } = await takeMediaSeat()
          try {
            const longestTaskMs = await scrollWhileSending(start)
            return { unitdesk: longestTaskMs, baseline: promised.longestTaskMs }
          } finally {
            await end()
          }
        },
      },
    ],
    end: () => void seat?.then(({ end }) => end()),
  }
}

const thumbnails = '[role="grid"][aria-label="Files of the project"] [role="row"] img'

/** Down through all rows and back, as with a wheel that is turned fast, in a window that was just started. */
const scrollThrough = async (start: () => Promise<RunningApplication>): Promise<Session> => {
  const application = await start()
  const { page, pid } = application
  const { list } = new MediaScreen(page)
  await page.locator(thumbnails).first().waitFor()
  await list.getByRole('row').nth(2).hover()
  const memoryMb = async () => {
    // A collection first: memory that is kept is measured, and not what nobody has cleared away yet.
    await page.requestGC()
    return memoryMbOf(pid)
  }
  const before = await memoryMb()
  const seen = { selector: '[aria-label="Files of the project"]', text: /\d/ }
  const { longestTaskMs } = await timeAct(page, { begins: 'wheel', ...seen }, () => turn(page))
  const grownMb = Math.max(0, (await memoryMb()) - before)
  await application.close()
  return { longestTaskMs, grownMb }
}

/** The same while the first hundreds of them leave, and the list tells of each. */
const scrollWhileSending = async (start: () => Promise<RunningApplication>): Promise<number> => {
  const application = await start()
  const { page } = application
  const media = new MediaScreen(page)
  await page.locator(thumbnails).first().waitFor()
  await media.send()
  await media.expectSome('Done')
  const seen = { selector: '[aria-label="Files of the project"]', text: /\d/ }
  await media.list.getByRole('row').nth(2).hover()
  const { longestTaskMs } = await timeAct(page, { begins: 'wheel', ...seen }, () => turn(page))
  // An end in the middle of sending would ask first.
  await application.kill9()
  return longestTaskMs
}

const turns = 120

const turn = async (page: Page): Promise<void> => {
  for (let at = 0; at < turns; at += 1) {
    await page.mouse.wheel(0, at < turns / 2 ? 1_600 : -1_600)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}
