import { expect, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import { runIdSchema } from '#core/ids'
import { dayMs, hourMs, minuteMs, secondMs } from '#core/time'
import { begunRun } from '../../../wiring/testing/exports/begun-run.ts'
import {
  nine,
  slot,
  lookedAtReports as start,
} from '../../../wiring/testing/exports/looked-at-reports.ts'
import { exportsAccount, fullDisk } from '../../../wiring/testing/exports/running-reports.ts'

const onTime = ['schedule', slot, 'done', false]

test('a report runs at its time, once, and the next look is at the next time of any', async () => {
  const { add, at, runs, wakes, schedules } = await start()
  const id = add('a')
  await at(nine)
  expect([runs(id), wakes, schedules()]).toEqual([[], [slot], 0])
  await at(slot)
  expect(runs(id)).toEqual([onTime])
  await at(slot + secondMs)
  expect(runs(id)).toEqual([onTime])
  expect(wakes.at(-1)).toBe(slot + dayMs)
})

test('where nothing runs by itself, no look is needed', async () => {
  const { at, wakes } = await start()
  await at(nine)
  expect(wakes).toEqual([null])
})

test('without a network a report waits, and is looked at twice a minute', async () => {
  const { add, at, world, runs, wakes } = await start()
  const id = add('a')
  world.isOnline = false
  await at(slot)
  expect([runs(id), wakes]).toEqual([[], [slot + 30 * secondMs]])
  world.isOnline = true
  await at(slot + minuteMs)
  expect(runs(id)).toEqual([onTime])
})

test('a report that the server does not let in yet leaves in the first second in which it may', async () => {
  const { add, at, world, runs, wakes, progressOf } = await start()
  const id = add('a')
  world.until = slot + minuteMs + 1
  await at(slot)
  expect([runs(id), wakes]).toEqual([[], [slot + minuteMs + secondMs]])
  expect(progressOf(id)?.waiting).toMatchObject({ slot, isPostponed: true })
  world.until = null
  await at(slot + 2 * minuteMs)
  expect(runs(id)).toEqual([['schedule', slot, 'done', true]])
})

test('a report of the team is left to its runner for ten minutes, and one of this desk is not', async () => {
  const { add, at, world, runs, store } = await start()
  const [own, ofTeam] = [add('a'), add('b', {}, 'deals')]
  const report = store.readReport(ofTeam) ?? expect.fail('there is no report')
  store.write.saveReport({ ...report, definition: { ...report.definition, ofTeam: 't1' } }, null)
  world.isRunnerAhead = true
  await at(slot)
  expect([runs(own), runs(ofTeam)]).toEqual([[onTime], []])
  await at(slot + 10 * minuteMs - 1)
  expect(runs(ofTeam)).toEqual([])
  await at(slot + 10 * minuteMs)
  expect(runs(ofTeam)).toEqual([onTime])
})

test('a report without an account fails with that, and waits for no cooldown', async () => {
  const { add, at, world, runs } = await start()
  const id = add('a')
  world.until = slot + minuteMs
  world.account = async () => failed({ kind: 'cancelled', again: 'now' })
  await at(slot)
  expect(runs(id)).toEqual([['schedule', slot, 'cancelled', false]])
})

test('of two reports of one table the second leaves after the first, by itself; of two tables both leave', async () => {
  const { add, at, runs, jobs, done } = await start()
  const [a, b, c] = [add('a'), add('b'), add('c', {}, 'deals')]
  await at(slot)
  while (runs(a).length + runs(b).length < 2) await new Promise(setImmediate)
  await jobs.ended()
  expect([runs(a), runs(b), runs(c)]).toEqual([[onTime], [onTime], [onTime]])
  expect(done.filter((step) => step === 'asked')).toHaveLength(3)
})

test('two looks at once start one run, and both know when to look again', async () => {
  const { add, schedule, world, jobs, runs, wakes } = await start()
  const id = add('a')
  await Promise.all([schedule.look(), schedule.look()])
  expect(wakes).toEqual([slot, slot])
  world.now = slot
  await Promise.all([schedule.look(), schedule.look()])
  await jobs.ended()
  expect(runs(id)).toEqual([onTime])
})

test('a run that a person has started holds the one of the schedule up', async () => {
  const { add, schedule, store, world, at, jobs, runs, defects } = await start()
  const id = add('a')
  const report = store.readReport(id) ?? expect.fail('there is no report')
  const account = success(exportsAccount)
  const byHand = { trigger: 'person', slot: null, isPostponed: false, schedule: null } as const
  schedule.runs.start({ ...byHand, report, account })
  world.account = () => expect.fail('nobody looks for an account')
  world.now = slot
  await schedule.look()
  expect([runs(id).length, defects]).toEqual([1, []])
  world.account = async () => account
  await jobs.ended()
  await at(slot + secondMs)
  expect(runs(id)).toHaveLength(2)
})

test('what a person starts while the account is found, the schedule does not start beside it', async () => {
  const { add, schedule, store, world, jobs, runs } = await start()
  const id = add('a')
  const report = store.readReport(id) ?? expect.fail('there is no report')
  const account = failed({ kind: 'cancelled', again: 'now' } as const)
  const byHand = { trigger: 'person', slot: null, isPostponed: false, schedule: null } as const
  world.account = async () => {
    schedule.runs.start({ ...byHand, report, account })
    return account
  }
  world.now = slot
  await schedule.look()
  expect(runs(id)).toHaveLength(1)
  await jobs.ended()
})

test('a run by hand that was put off is looked at with the others', async () => {
  const { add, at, world, store, first, wakes, runs } = await start()
  add('a')
  const run = begunRun({
    id: runIdSchema.parse('put-off'),
    reportId: first,
  })
  store.write.startRun(run, null)
  const failure = { kind: 'cooling', endpoint: 'a', until: 9, again: { at: 9 } } as const
  store.write.finishRun({ id: run.id, at: 2, state: 'postponed', failure }, null)
  world.until = nine + minuteMs
  await at(nine)
  expect(wakes).toEqual([nine + minuteMs])
  world.until = null
  await at(nine + minuteMs)
  expect(runs(first)).toEqual([['person', null, 'done', true]])
})

test('a time that was missed is told as that', async () => {
  const { add, at, runs } = await start()
  const id = add('a')
  await at(slot + hourMs)
  expect(runs(id)).toEqual([['missed', slot, 'done', false]])
})

test('a person is asked once about what was missed, and again when it becomes more', async () => {
  const { add, at, notices, world, schedules, runs } = await start()
  const id = add('a', { missed: 'ask' })
  const asked = (count: number) => ({ kind: 'missed', report: 'Jednotky', count })
  const { writeSchedule } = world
  world.writeSchedule = () => fullDisk
  await at(slot + hourMs)
  // Nobody is asked twice: it has to be written down first.
  expect(notices).toEqual([])
  world.writeSchedule = writeSchedule
  await at(slot + hourMs)
  expect(notices).toEqual([asked(1)])
  const before = schedules()
  await at(slot + 2 * hourMs)
  expect([notices, schedules()]).toEqual([[asked(1)], before])
  await at(slot + dayMs + hourMs)
  expect(notices).toEqual([asked(1), asked(2)])
  expect(runs(id)).toEqual([])
})

test('a time that is let go is written down although nothing else changes', async () => {
  const { add, at, store } = await start()
  const id = add('a', { missed: 'skip' })
  await at(slot + hourMs)
  expect(store.listSkippedSlots(id)).toMatchObject([{ outcome: 'skipped', first: slot }])
})

test('a clock that is set back is written down, and what has run then does not run again', async () => {
  const { add, at, runs, progressOf } = await start()
  const id = add('a')
  await at(slot)
  await at(nine)
  expect(progressOf(id)?.handledUntil).toBe(nine)
  await at(slot)
  expect(runs(id)).toEqual([onTime])
})

test('a defect of one report keeps no other from running; one of all of them is not kept quiet', async () => {
  const { add, at, world, runs, defects } = await start()
  const [a, b] = [add('a'), add('b', {}, 'deals')]
  const { account } = { account: world.account }
  world.account = () => {
    world.account = account
    return Promise.reject(new Error('a bug of ours'))
  }
  await at(slot)
  expect([runs(a).length + runs(b).length, defects]).toEqual([1, ['look at a report']])
  world.listAllReports = () => {
    throw new Error('another bug')
  }
  await at(slot + secondMs)
  expect(defects).toEqual(['look at a report', 'look at the reports'])
})

test('an application that ends starts nothing more, and takes nothing for a defect', async () => {
  const before = await start()
  const id = before.add('a')
  before.schedule.stop()
  before.world.listAllReports = () => expect.fail('the store may be closed')
  await before.at(slot)
  expect([before.runs(id), before.wakes, before.defects]).toEqual([[], [], []])
  for (const isBroken of [false, true]) {
    const { add, at, world, schedule, runs, wakes, defects } = await start()
    const late = add('a')
    world.account = async () => {
      schedule.stop()
      if (isBroken) throw new Error('the store is closed')
      return success(exportsAccount)
    }
    await at(slot)
    expect([runs(late), wakes, defects]).toEqual([[], [], []])
  }
})

test('a schedule that is taken away while the account is found starts nothing', async () => {
  const { add, at, world, store, runs, defects } = await start()
  const id = add('a')
  world.account = async () => {
    store.write.removeReport(id)
    return success(exportsAccount)
  }
  await at(slot)
  expect([runs(id), defects]).toEqual([[], []])
})

test('a run whose end the disk did not take is ended when it does, and its report runs on', async () => {
  const { add, at, way, runs, store, progressOf } = await start()
  const id = add('a')
  const { keepRun, finishRun } = way
  Object.assign(way, { keepRun: () => fullDisk, finishRun: () => fullDisk })
  await at(slot)
  await at(slot + minuteMs)
  expect(runs(id)).toEqual([['schedule', slot, 'running', false]])
  Object.assign(way, { keepRun, finishRun })
  await at(slot + dayMs)
  const tomorrow = ['schedule', slot + dayMs, 'done', false]
  expect(runs(id)).toEqual([tomorrow, ['schedule', slot, 'failed', false]])
  expect(store.listRuns(id).at(-1)?.failure).toEqual(fullDisk.failure)
  expect(progressOf(id)?.running).toBeNull()
})

test('a defect in a run is the end of that run, and not of its report', async () => {
  const { add, at, way, runs, defects } = await start()
  const id = add('a')
  const { downloaded } = way
  way.downloaded = () => {
    throw new Error('a bug of ours')
  }
  await at(slot)
  way.downloaded = downloaded
  await at(slot + dayMs)
  const tomorrow = ['schedule', slot + dayMs, 'done', false]
  expect(runs(id)).toEqual([tomorrow, ['schedule', slot, 'failed', false]])
  expect(defects).toEqual(['run a report'])
})

test('a run that is put off by no cooldown, as where a team cannot be asked, is tried again by and by', async () => {
  const { add, at, way, runs, done, wakes } = await start()
  const id = add('a')
  const { downloaded } = way
  const until = slot + 5 * minuteMs
  way.downloaded = () =>
    failed({ kind: 'cooling', endpoint: 'list-excel-products', until, again: { at: until } })
  const asked = () => done.filter((step) => step === 'asked').length
  for (let second = 0; second < 10; second += 1) await at(slot + second * secondMs)
  expect([asked(), wakes.at(-1)]).toEqual([1, slot + 10 * secondMs])
  await at(slot + 10 * secondMs)
  expect(asked()).toBe(2)
  // A clock that was set back makes nobody wait longer.
  await at(nine)
  expect(asked()).toBe(3)
  way.downloaded = downloaded
  await at(slot + minuteMs)
  expect(runs(id)).toEqual([['schedule', slot, 'done', true]])
})
