import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openFaultyWay, type WayFault } from '../../../electron/team/testing/faulty-way.ts'
import type { Seat } from '../../harness/application.ts'
import { callMain } from '../../harness/call-main.ts'
import type { RecordedRequest, SandboxCrm } from '../../harness/sandbox-crm.ts'
import { startSandboxProcess } from '../../harness/sandbox-process.ts'
import { startTeam, type TeamRecord } from '../../team/start-team.ts'
import { takeSeat } from '../bench-seat.ts'
import { pollEvery } from '../fortnight/work-of-day.ts'
import { scheduledReport } from '../scheduled-report.ts'
import { type Act, actsOf, tables } from './acts.ts'
import { askerOf, type PeopleAtWork } from './asker-of.ts'
import { type Desk, sitDown } from './desk.ts'
import { type Draw, drawFrom } from './draw.ts'
import { type GatewayFault, openGateway, type PassedCall } from './gateway.ts'
import { type ChangedPassword, judgeHour } from './judge.ts'
import { type Evidence, keepEvidence } from './keep-evidence.ts'
import { otherServer, otherSwitches, specifiedServer } from './other-server.ts'
import { type HourRunner, joinRunner } from './runner.ts'

export interface HourResult {
  readonly seed: number
  readonly minutes: number
  /** What the CRM was asked for how often, and what went wrong on the way. */
  readonly calls: Readonly<Record<string, number>>
  readonly met: Readonly<Record<string, number>>
  readonly acts: Readonly<Record<string, number>>
  readonly rows: number
  readonly breaches: readonly string[]
  /** The folder with what a breach is looked into with; null where there was none. */
  readonly evidence: string | null
}

export interface HourOrder {
  readonly minutes: number
  readonly seed: number
  /** A server as the specification has it, or one that reads otherwise what it leaves open. */
  readonly server: 'specified' | 'other'
  readonly say: (line: string) => void
}

const minuteMs = 60_000
const actMs = 45_000
/** What is under way when the hour is over is waited for, and told. */
const restMs = 60_000
const mostStarts = 5
const stillAtItMs = 12_000

const gatewayFaults: readonly GatewayFault[] = [
  'lostBefore',
  'lostAfter',
  'half',
  'late',
  'noAnswer',
  'gaveUp',
]

const runnerName = 'Runner'

// A batch that was rejected must not look like one that was done.
const judgeable = { updateUnitsFailureStatus: 400 }
const switchesOf = { specified: judgeable, other: { ...judgeable, ...otherSwitches } }

/** Whether each trouble is told when it comes. */
const isTold = process.env['HOUR_TELLS'] !== undefined
const timeNow = (): string => new Date().toISOString().slice(11, 19)

interface Hour {
  readonly draw: Draw
  readonly crm: SandboxCrm
  readonly endsAt: number
  readonly say: (line: string) => void
  /** Keeps a trouble with its time, which is told at once if somebody wants to hear it. */
  readonly tell: (trouble: string) => void
  /** Whether everybody hears everybody: who is cut off hears of no refused login. */
  readonly network: { isWhole: boolean; isToStay: boolean }
  /** Windows with something on their screens. */
  readonly atScreen: Set<Desk>
  readonly count: (what: string) => void
}

/** Within the hour; false where it is over before. */
const pause = async ({ endsAt }: Pick<Hour, 'endsAt'>, ms: number): Promise<boolean> => {
  const leftMs = endsAt - Date.now()
  if (leftMs <= 0) return false
  await wait(Math.min(ms, leftMs))
  return ms < leftMs
}

/** What is refused, lost or too late is nothing to worry about: the CRM's own list is judged. */
const attempt = async (hour: Hour, act: Act, desk: Desk): Promise<void> => {
  const unitdesk = desk.unitdesk()
  if (unitdesk === null || (act.isOnScreen && hour.atScreen.has(desk))) return
  if (act.isOnScreen) hour.atScreen.add(desk)
  const late = wait(actMs, 'late', { ref: false })
  try {
    const done = act.perform(desk, unitdesk).then(() => 'done')
    // What is too late is on the screen until its end.
    const leave = () => void (act.isOnScreen && hour.atScreen.delete(desk))
    done.then(leave, leave)
    hour.count(`${act.name}: ${await Promise.race([done, late])}`)
  } catch (error) {
    hour.count(`${act.name}: not done`)
    hour.tell(`${desk.name}, ${act.name}: ${String(error).split('\n')[0]}`)
    if (act.isOnScreen) await unitdesk.page.keyboard.press('Escape').catch(() => undefined)
  }
}

const work = async (hour: Hour, acts: readonly Act[], desk: Desk): Promise<void> => {
  while (await pause(hour, 300 + hour.draw.below(2_500))) {
    await attempt(hour, hour.draw.of(acts), desk)
  }
}

/** Both begin the same thing at once. */
const workTogether = async (
  hour: Hour,
  acts: readonly Act[],
  desks: readonly Desk[],
): Promise<void> => {
  while (await pause(hour, 4_000 + hour.draw.below(12_000))) {
    const act = hour.draw.of(acts)
    await Promise.all(desks.map((desk) => attempt(hour, act, desk)))
  }
}

/** A machine that is busy may take too long to start it: then the person tries again. */
const openAgain = async (desk: Desk): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await desk.open()
    } catch (error) {
      if (attempt === mostStarts) throw error
    }
  }
}

/** Windows and runner are killed, one at a time, and come again a little later. */
const killSometimes = async (
  hour: Hour,
  desks: readonly Desk[],
  runner: HourRunner,
): Promise<void> => {
  while (await pause(hour, 20_000 + hour.draw.below(40_000))) {
    const victim = hour.draw.of([...desks, null])
    hour.count('a kill')
    hour.tell(`${victim?.name ?? 'the runner'} is killed`)
    if (victim === null) await runner.kill()
    else await victim.kill()
    await pause(hour, 500 + hour.draw.below(45_000))
    if (victim === null) runner.start()
    else await openAgain(victim)
  }
}

interface Ways {
  readonly ways: readonly { readonly become: (fault: WayFault) => void }[]
  readonly restart: () => Promise<void>
}

/** The team's database is restarted, or is out of reach for less than a cooldown. */
const disturbDatabase = async (hour: Hour, { ways, restart }: Ways): Promise<void> => {
  while (await pause(hour, 15_000 + hour.draw.below(40_000))) {
    if (hour.network.isToStay) continue
    const fault = hour.draw.of(['restart', 'half', 'silence', 'cut'] as const)
    hour.network.isWhole = false
    hour.count(`the database: ${fault}`)
    hour.tell(`the database: ${fault}`)
    if (fault === 'restart') {
      await restart()
      hour.network.isWhole = true
      continue
    }
    const way = hour.draw.of(ways)
    way.become(fault)
    await pause(hour, 500 + hour.draw.below(40_000))
    way.become('none')
    hour.network.isWhole = true
  }
}

/** In the middle of the hour; the people hear of it one after another. */
const changePassword = async (
  hour: Hour,
  desks: readonly Desk[],
  runner: HourRunner,
  minutes: number,
): Promise<readonly ChangedPassword[]> => {
  if (!(await pause(hour, (minutes * minuteMs) / 2))) return []
  const login = hour.draw.of(['exports@demo', 'leads@demo', 'prices@demo'])
  const password = `new password ${hour.draw.below(1_000)}`
  hour.network.isToStay = true
  while (!hour.network.isWhole && (await pause(hour, 1_000)));
  // Whoever was cut off is on the way back.
  await pause(hour, 20_000)
  const at = Date.now()
  await hour.crm.changeAccount(login, { password })
  hour.say(`${timeNow()} the password of ${login} was changed`)
  await pause(hour, 30_000 + hour.draw.below(15_000))
  for (const desk of desks) {
    // A window that was killed is waited for.
    for (;;) {
      const page = desk.unitdesk()?.page
      const change = {
        accountId: desk.place.accountOf(login),
        password,
        withoutKeychain: 'refuse',
      } as const
      const changed = await (page === undefined
        ? null
        : callMain(page, 'accounts.changePassword', change).then(
            () => true,
            () => null,
          ))
      if (changed !== null || !(await pause(hour, 1_000))) break
    }
  }
  await runner.changePassword(login, password)
  hour.network.isToStay = false
  return [{ login, at }]
}

/** Half of the tables are asked for every other minute. */
const schedule = async (desk: Desk): Promise<void> => {
  const unitdesk = desk.unitdesk()
  if (unitdesk === null) throw new Error('The window is closed')
  const { workspaceId } = desk.place
  for (const [at, name] of tables.slice(0, 4).entries()) {
    const definition = scheduledReport(
      name,
      { name, format: 'xlsx', parameters: {} },
      { kind: 'cron', text: `${at % 2}/2 * * * *`, zone: 'Europe/Prague' },
    )
    await callMain(unitdesk.page, 'exports.saveReport', { workspaceId, reportId: null, definition })
  }
  await pollEvery({ unitdesk, workspaceId }, 5)
}

/** Whose process is which, as far as they are running. */
const peopleAtWork =
  (desks: readonly Desk[], runners: readonly HourRunner[]): PeopleAtWork =>
  () => {
    const all = [
      ...desks.map(({ name, pid }) => [pid(), name] as const),
      ...runners.map(({ pid }) => [pid(), runnerName] as const),
    ]
    return new Map(all.flatMap(([pid, name]) => (pid === null ? [] : [[pid, name]])))
  }

/** What each has written down of itself, by the name under which it is kept. */
const logsOf = (of: {
  readonly desks: readonly Desk[]
  readonly runner: HourRunner
  readonly seat: Seat
}): Evidence['files'] => ({
  ...Object.fromEntries(
    of.desks.flatMap(({ name, profile }) =>
      ['main.log', 'main.old.log'].map((log) => [`${name}/${log}`, join(profile, 'logs', log)]),
    ),
  ),
  'runner.log': of.runner.log,
  'windows.log': join(of.seat.artefacts, 'main-process.log'),
})

interface EndedHour {
  readonly calls: readonly RecordedRequest[]
  readonly changedPasswords: readonly ChangedPassword[]
  readonly record: TeamRecord
  readonly passed: readonly PassedCall[]
  readonly troubles: readonly string[]
}

/** What went against the rules, and the lists in which it can be looked for. */
const judgeLived = ({ calls, changedPasswords, record, passed, troubles }: EndedHour) => {
  const { rows, brokenRows } = record
  const acts = rows.map(({ name, act }) => ({ ...act, person: name }))
  const breaches = judgeHour({ calls, passed, changedPasswords, acts, brokenRows })
  const lists = {
    'breaches.jsonl': breaches,
    'people.jsonl': troubles,
    'gateway.jsonl': passed,
    'crm.jsonl': calls,
    'record.jsonl': rows,
  }
  return { breaches, lists }
}

/** Two windows and a runner work as one team, while whatever can go wrong does; the CRM's own list is judged. */
export const liveHour = async ({ minutes, seed, server, say }: HourOrder): Promise<HourResult> => {
  const draw = drawFrom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-hour-'))
  const { seat, end } = await takeSeat()
  const sandboxes = startSandboxProcess()
  const team = await startTeam()
  let areFaultsOn = false
  const direct = await sandboxes.open('demo')
  await direct.control('PATCH', '/switches', switchesOf[server])
  const { refuses, refusalOf, onAnswered } =
    server === 'other' ? otherServer(draw, Date.now) : specifiedServer
  const desks: Desk[] = []
  const runners: HourRunner[] = []
  const gateway = await openGateway(direct.baseUrl, {
    stillAtItMs,
    next: (call) => {
      if (!areFaultsOn) return 'none'
      if (refuses(call)) return 'refused'
      return draw.happens(0.12) ? draw.of(gatewayFaults) : 'none'
    },
    statusOf: draw.of,
    askerOf: askerOf(peopleAtWork(desks, runners)),
    refusalOf,
    onAnswered,
  })
  const crm = { ...direct, baseUrl: gateway.baseUrl }
  const counts: Record<string, number> = {}
  const troubles: string[] = []
  const ways = [await openFaultyWay(team.port), await openFaultyWay(team.port)]
  try {
    for (const [at, name] of ['Jana', 'Petr'].entries()) {
      const invitation = await team.invite(name, null, ways[at]?.port)
      desks.push(await sitDown({ seat, name, crm, invitation }))
    }
    const ofRunner = await sitDown({ seat, name: 'runner', crm, invitation: null })
    await schedule(ofRunner)
    await ofRunner.close()
    const invitation = await team.invite(runnerName)
    const runner = await joinRunner({ profile: ofRunner.profile, folder, crm, invitation })
    runners.push(runner)
    runner.start()
    const hour: Hour = {
      draw,
      crm,
      say,
      tell: (trouble) => {
        troubles.push(`${timeNow()} ${trouble}`)
        if (isTold) say(`${timeNow()} ${trouble}`)
      },
      network: { isWhole: true, isToStay: false },
      atScreen: new Set(),
      endsAt: Date.now() + minutes * minuteMs,
      count: (what) => {
        counts[what] = (counts[what] ?? 0) + 1
      },
    }
    areFaultsOn = true
    const acts = actsOf({ draw, crm })
    const [changedPasswords] = await Promise.all([
      changePassword(hour, desks, runner, minutes),
      ...desks.map((desk) => work(hour, acts, desk)),
      workTogether(hour, acts, desks),
      killSometimes(hour, desks, runner),
      disturbDatabase(hour, { ways, restart: team.restart }),
    ])
    areFaultsOn = false
    for (const way of ways) way.become('none')
    await wait(restMs)
    const calls = await direct.requests()
    const record = await team.readRecord()
    await runner.end()
    for (const desk of desks) await desk.close()
    const judged = judgeLived({ calls, changedPasswords, record, passed: gateway.calls, troubles })
    return {
      seed,
      minutes,
      calls: countBy(calls, ({ endpoint, status }) => `${endpoint} ${status}`),
      met: gateway.met,
      acts: counts,
      rows: record.rows.length,
      breaches: judged.breaches,
      evidence:
        judged.breaches.length === 0
          ? null
          : keepEvidence({ files: logsOf({ desks, runner, seat }), lists: judged.lists }),
    }
  } finally {
    for (const one of [...desks, ...runners]) await one.kill()
    for (const way of ways) way.end()
    await gateway.end()
    await sandboxes.end()
    await team.end()
    rmSync(folder, { recursive: true, force: true })
    end()
  }
}

const countBy = <T>(
  all: readonly T[],
  nameOf: (one: T) => string,
): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const one of all) counts[nameOf(one)] = (counts[nameOf(one)] ?? 0) + 1
  return counts
}
