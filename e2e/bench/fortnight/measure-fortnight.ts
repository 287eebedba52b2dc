import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandboxProcess } from '../../harness/sandbox-process.ts'
import { takeSeat } from '../bench-seat.ts'
import type { Evening } from './evening.ts'
import { liveInRunner } from './runner.ts'
import { type LivedDays, liveInWindow, pageHeap } from './window.ts'

/** What a program held in its first and in its last evening. */
export interface FortnightRow {
  readonly program: 'window' | 'runner'
  readonly what: string
  readonly first: number
  readonly last: number
  /** How large the last may be. */
  readonly largest: number
  readonly holds: boolean
}

export const fortnight = 14
/** All memory may grow by so much; it holds what two weeks have brought. */
const memoryGrowth = 1.15
/** The heap of the page is small: code that becomes hot is compiled into it, and a list of two thousand files lies there. */
const pageHeapGrowth = 1.3
const idlePercentGoal = 0.5
/** A half-open connection more or less is no growth. */
const fewMore = 5

const rowsOf = (
  program: FortnightRow['program'],
  { evenings, idlePercent }: Pick<LivedDays, 'evenings' | 'idlePercent'>,
): readonly FortnightRow[] => {
  const [first, last] = [evenings[0], evenings.at(-1)]
  if (first === undefined || last === undefined) throw new Error('No day was lived')
  const held = Object.keys(first).map((what) => {
    const [before, after] = [first[what] ?? 0, last[what] ?? 0]
    const growth = what === pageHeap ? pageHeapGrowth : memoryGrowth
    const largest = Math.max(before * growth, before + fewMore)
    return { program, what, first: before, last: after, largest, holds: after <= largest }
  })
  const idle = {
    program,
    what: 'processor at rest, %',
    first: idlePercent,
    last: idlePercent,
    largest: idlePercentGoal,
    holds: idlePercent <= idlePercentGoal,
  }
  return [...held, idle]
}

/** Lives through so many days, first in a window and then in a runner on the same profile. */
export const measureFortnight = async (
  days: number,
  say: (line: string) => void,
): Promise<readonly FortnightRow[]> => {
  const { seat, end } = await takeSeat()
  const sandboxes = startSandboxProcess()
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-fortnight-'))
  const tell = (program: string) => (day: number, evening: Evening) =>
    say(`${program}, evening ${day}: ${describeEvening(evening)}`)
  try {
    const crm = await sandboxes.open('demo', { dataFile: join(folder, 'crm.db') })
    const inWindow = await liveInWindow({ seat, crm, days, tell: tell('window') })
    const { profile } = seat
    const { movedMs } = inWindow
    const inRunner = await liveInRunner({
      profile,
      crm,
      days,
      movedMs,
      folder,
      tell: tell('runner'),
    })
    return [...rowsOf('window', inWindow), ...rowsOf('runner', inRunner)]
  } finally {
    await sandboxes.end()
    rmSync(folder, { recursive: true, force: true })
    end()
  }
}

const describeEvening = (evening: Evening): string =>
  Object.entries(evening)
    .map(([what, value]) => `${what} ${value.toFixed(what.endsWith('MB') ? 1 : 0)}`)
    .join('; ')
