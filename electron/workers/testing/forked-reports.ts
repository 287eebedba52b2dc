import { type BeingRead, type Reports, reportsProcess } from '../start-reports.ts'
import { forkReports } from './fork-reports.ts'

/** Files are read however often they have ended the process. */
export const nothingNoted: BeingRead = {
  begin: () => Promise.resolve({ end: () => undefined, takeBack: () => undefined }),
}

/** The process that reads. Starting it takes longer than what a test asks of it, so that all of a file share one. */
export const forkedReports = (limits: Parameters<typeof forkReports>[0] = {}): Reports =>
  reportsProcess({
    launch: forkReports(limits),
    beingRead: nothingNoted,
    idleMs: 5_000,
    longestMs: 60_000,
  })
