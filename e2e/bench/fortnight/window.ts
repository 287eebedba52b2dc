import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { hourMs, minuteMs } from '../../../core/time.ts'
import {
  movedTimeScript,
  type RunningApplication,
  stagedFolder,
  startApplication,
} from '../../harness/application.ts'
import { callMain } from '../../harness/call-main.ts'
import { enterWorkspace, othersForEverything } from '../../harness/enter-workspace.ts'
import { giveToPerson } from '../../harness/person.ts'
import type { SandboxCrm } from '../../harness/sandbox-crm.ts'
import { type ScreenTitle, Unitdesk } from '../../screens/unitdesk.ts'
import type { BenchSeat } from '../bench-seat.ts'
import { type Evening, lookAtEvening } from './evening.ts'
import { askMovedTime, type MovedTime } from './moved-time.ts'
import { processorPercent, untilCalm } from './processes.ts'
import {
  type DayOfWork,
  pollEvery,
  scheduleReports,
  sendBatch,
  sendPictures,
} from './work-of-day.ts'

interface FortnightInWindow {
  readonly seat: BenchSeat['seat']
  readonly crm: SandboxCrm
  readonly days: number
  readonly tell: (day: number, evening: Evening) => void
}

export interface LivedDays {
  readonly evenings: readonly Evening[]
  readonly idlePercent: number
  /** How far the clocks were put forward. */
  readonly movedMs: number
}

export const stepMs = 10 * minuteMs
/** Leads are polled with each step of the day: ninety-six times. */
export const stepsOfDay = 96
export const nightMs = 8 * hourMs

interface MovedWindow extends Pick<RunningApplication, 'page'> {
  readonly time: MovedTime
  readonly crm: SandboxCrm
}

const reports = 50
const batches = 40
const batchesOfDay = [20, 40, 60]
const pictures = 2_000
const picturesAt = 30
const networkLostAt = [15, 70]
/** A collection that the evening's work brings comes once, and not as often as a short look would reckon. */
export const idleMs = 180_000
export const pageHeap = 'page heap, MB'
const screens: readonly ScreenTitle[] = [
  'Prices',
  'Leads',
  'Exports',
  'Customers',
  'Payments',
  'Activity',
  'Settings',
  'Media',
]

const moveOn = async ({ page, time, crm }: MovedWindow, ms: number): Promise<void> => {
  await crm.control('POST', '/clock', { moveByMs: ms })
  await page.evaluate((by) => Reflect.get(globalThis, 'moveOn')(by), ms)
  await time.moveOn(ms)
}

const sleep = async (moved: MovedWindow): Promise<void> => {
  await moveOn(moved, nightMs)
  await moved.time.wake()
}

/** What the page holds, after a collection. */
const aliveInPage = async ({ page }: RunningApplication): Promise<Evening> => {
  await page.requestGC()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  await devtools.detach()
  const metric = (name: string): number =>
    metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    'page listeners': metric('JSEventListeners'),
    'page nodes': metric('Nodes'),
    [pageHeap]: metric('JSHeapUsedSize') / 1_048_576,
  }
}

/** The days of a window that is never closed. */
export const liveInWindow = async ({
  seat,
  crm,
  days,
  tell,
}: FortnightInWindow): Promise<LivedDays> => {
  const temporary = join(seat.home, 'temporary')
  const socket = join(seat.home, 'time')
  mkdirSync(temporary)
  giveToPerson(temporary)
  const application = await startApplication(seat, {
    before: join(stagedFolder(), movedTimeScript),
    environment: { TMPDIR: temporary, SQLITE_TMPDIR: temporary, MOVED_TIME_SOCKET: socket },
  })
  const { page, pid } = application
  const time = await askMovedTime(socket)
  const moved = { page, time, crm }
  const unitdesk = new Unitdesk(page)
  await unitdesk.expectWelcome()
  await enterWorkspace(unitdesk, { crm, others: othersForEverything })
  await page.evaluate(() => {
    const now = Date.now.bind(Date)
    let movedMs = 0
    Date.now = () => now() + movedMs
    Object.assign(globalThis, {
      moveOn: (ms: number) => {
        movedMs += ms
      },
    })
  })
  const day = await beginWork(unitdesk, crm, seat.home)
  const evenings: Evening[] = []
  let movedMs = 0
  let sent = 0
  for (let today = 1; today <= days; today++) {
    for (let step = 0; step < stepsOfDay; step++) {
      await moveOn(moved, stepMs)
      movedMs += stepMs
      await crm.control('POST', '/leads', leadOf(today, step))
      if (networkLostAt.includes(step)) await loseNetwork(crm)
      else await crm.control('DELETE', '/faults')
      if (step % 12 === 0) await unitdesk.go(screens[(step / 12) % screens.length] ?? 'Prices')
      const batch = (today - 1) * batchesOfDay.length + batchesOfDay.indexOf(step)
      if (batchesOfDay.includes(step) && batch < batches) await sendBatch(day, batch)
      if (step === picturesAt) {
        const count = Math.round((pictures * today) / 14) - sent
        await sendPictures(day, { day: today, count, before: sent })
        sent += count
      }
      await untilCalm([pid])
    }
    await unitdesk.go('Prices')
    await untilCalm([pid])
    const inPage = await aliveInPage(application)
    const alive = await time.count()
    await untilCalm([pid])
    const looked = lookAtEvening({ pid, profile: seat.profile, temporary, alive })
    const evening = { ...looked, ...inPage }
    evenings.push(evening)
    tell(today, evening)
    await crm.control('DELETE', '/requests')
    if (today < days) {
      await sleep(moved)
      movedMs += nightMs
      await untilCalm([pid])
    }
  }
  const idlePercent = await processorPercent(pid, idleMs)
  time.close()
  await application.close()
  return { evenings, idlePercent, movedMs }
}

const beginWork = async (unitdesk: Unitdesk, crm: SandboxCrm, home: string): Promise<DayOfWork> => {
  const [workspace] = await callMain(unitdesk.page, 'accounts.listWorkspaces', {})
  if (workspace === undefined) throw new Error('There is no workspace')
  const { id: workspaceId } = workspace
  const [project] = await callMain(unitdesk.page, 'prices.listProjects', { workspaceId })
  if (project === undefined) throw new Error('There is no project')
  const day = { unitdesk, crm, workspaceId, projectId: project.id, home }
  await scheduleReports(day, reports)
  await pollEvery(day, stepMs / minuteMs)
  return day
}

export const leadOf = (day: number, step: number) => ({
  login: 'leads@demo',
  name: `Jméno${day}`,
  surname: `Příjmení${step}`,
  email: `osoba${day}.${step}@example.com`,
})

/** The next calls of the step lose their connections. */
const loseNetwork = (crm: SandboxCrm): Promise<unknown> =>
  crm.control('POST', '/faults', { endpoint: '*', calls: 4, fault: { kind: 'resetBefore' } })
