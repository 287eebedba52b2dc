import { expect, test } from 'vitest'
import { failed, notFound, type Result, success } from '#core/contract/failure'
import type { SendingInput } from '#core/exports/dashboard/dashboard'
import { newProgress } from '#core/exports/schedule/job-progress'
import { fileTokenSchema, reportJobIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { minuteMs } from '#core/time'
import { unitsTile } from '../../../wiring/testing/exports/dashboards.ts'
import { fullDisk } from '../../../wiring/testing/exports/running-reports.ts'
import { nine, noRoom, sentDashboards } from '../../../wiring/testing/exports/sent-dashboards.ts'
import { dashboardHandlers } from './dashboard-handlers.ts'

const context = { signal: new AbortController().signal }
const usual: SendingInput = {
  schedule: { kind: 'daily', times: ['09:30'], zone: 'Europe/Prague' },
  recipients: [],
  toWebhook: false,
  toSftp: false,
  toFolder: true,
  folder: null,
}
const picked = fileTokenSchema.parse('picked')

const start = async () => {
  const world = await sentDashboards()
  let looks = 0
  const person = {
    picked: 'out.pdf' as string | null,
    granted: success('/picked') as Result<string>,
    saved: (fileName: string): Result<{ fileName: string }> => success({ fileName }),
  }
  const handlers = dashboardHandlers({
    ...world.dependencies,
    pickSaveFile: async () => person.picked,
    saveFile: async (path) => person.saved(path),
    grantedPath: () => person.granted,
    schedule: {
      look: async () => {
        looks += 1
      },
    },
  })
  const { workspaceId } = world
  return {
    ...world,
    handlers,
    person,
    looks: () => looks,
    send: (changes: Partial<SendingInput> = {}) =>
      handlers['exports.saveDashboardSending'](
        { workspaceId, sending: toJson({ ...usual, ...changes }) },
        context,
      ),
    shown: async () => {
      const read = await handlers['exports.readDashboard']({ workspaceId }, context)
      return read.ok ? read.value : expect.fail('it is not shown')
    },
  }
}

test('a dashboard that nobody has made is empty, and shows the newest run of each report but those of a backup', async () => {
  const { shown, run, store } = await start()
  expect((await shown()).runs).toEqual([])
  run('a', 10)
  run('b', 20)
  const runs = [{ reportId: 'r1', runId: 'b', at: 20 }]
  expect(await shown()).toEqual({ tiles: [], runs, sending: null })
  const report = store.readReport(reportJobIdSchema.parse('r1')) ?? expect.fail('there is none')
  const definition = { ...report.definition, isOfBackup: true as const }
  store.write.saveReport({ ...report, definition }, null)
  expect((await shown()).runs).toEqual([])
})

test('what is saved is looked at, and shown with the time at which it goes out', async () => {
  const { handlers, workspaceId, send, looks, shown, world, save } = await start()
  const tiles = [unitsTile(reportJobIdSchema.parse('r1'))]
  const saveTiles = () =>
    handlers['exports.saveTiles']({ workspaceId, tiles: toJson(tiles) }, context)
  expect(await saveTiles()).toEqual(success(null))
  expect(looks()).toBe(1)
  expect(await send({ folder: picked })).toEqual(success(null))
  expect(looks()).toBe(2)
  const nextAt = nine + 30 * minuteMs
  const { folder: _folder, ...definition } = usual
  expect(await shown()).toMatchObject({
    tiles,
    sending: { ...definition, folder: '/picked', nextAt, last: null },
  })
  const waiting = {
    slot: nine,
    reason: 'onTime',
    isPostponed: false,
    attempt: 1,
    unreachable: null,
  } as const
  save({ progress: { ...newProgress(nine), waiting } })
  expect((await shown()).sending?.nextAt).toBe(nine)
  world.write = () => fullDisk
  expect([await saveTiles(), await send()]).toEqual([fullDisk, fullDisk])
})

test('a sending keeps its folder, its turn as far as it has begun, and its times where they stay the same', async () => {
  const { send, save, turn, sendingOf, world } = await start()
  const [first, second] = turn('folder', 'email').steps
  if (!first || !second) throw new Error('there are two ways')
  const progress = { ...newProgress(nine - 5), failuresInARow: 1 }
  const sent = { ...first, state: 'sent' as const }
  save({ progress, turn: { ...turn(), steps: [sent, second] } })
  expect(await send({ recipients: ['a@example.com'] })).toEqual(success(null))
  expect(sendingOf()).toMatchObject({ folder: '/sent', progress, turn: { steps: [sent] } })
  world.now += 7
  await send({ schedule: { ...usual.schedule, zone: 'Europe/London' } })
  expect(sendingOf()?.progress).toEqual(newProgress(nine + 7))
  save({ turn: null })
  await send()
  expect(sendingOf()?.turn).toBeNull()
})

test('tiles or a sending that are none, or one that goes to a folder that nobody has picked, are refused', async () => {
  const { handlers, workspaceId, send, person, sendingOf } = await start()
  const none = { workspaceId, sending: '{}' }
  expect(await handlers['exports.saveDashboardSending'](none, context)).toMatchObject({
    failure: { kind: 'invalidInput', path: 'sending' },
  })
  expect(await handlers['exports.saveTiles']({ workspaceId, tiles: '{}' }, context)).toMatchObject({
    failure: { kind: 'invalidInput', path: 'tiles' },
  })
  expect(await send()).toEqual(notFound('afterFix'))
  person.granted = failed({ kind: 'cancelled', again: 'now' })
  expect(await send({ folder: picked })).toEqual(person.granted)
  expect(sendingOf()).toBeNull()
  expect(await send({ toFolder: false, toWebhook: true })).toEqual(success(null))
  expect(sendingOf()).toMatchObject({ folder: null, progress: newProgress(nine) })
})

test('a person sends it at once, where it is sent at all, and takes that away', async () => {
  const { handlers, workspaceId, save, looks, sendingOf, store } = await start()
  const sendNow = () => handlers['exports.sendDashboardNow']({ workspaceId }, context)
  expect(await sendNow()).toEqual(notFound('afterFix'))
  save()
  expect(await sendNow()).toEqual(success(null))
  expect([looks(), sendingOf()?.progress.waiting?.slot]).toEqual([1, nine])
  await handlers['exports.removeDashboardSending']({ workspaceId }, context)
  expect(store.readDashboard(workspaceId)).toMatchObject({ tiles: [{}], sending: null })
})

test('a printed dashboard lies where the person wants it, or nowhere', async () => {
  const { handlers, workspaceId, person, world } = await start()
  const print = () => handlers['exports.printDashboard']({ workspaceId }, context)
  expect(await print()).toEqual(success({ fileName: 'out.pdf' }))
  person.saved = () => noRoom
  expect(await print()).toEqual(noRoom)
  person.picked = null
  expect(await print()).toEqual(success(null))
  world.print = () => {
    throw new Error('no window')
  }
  expect(await print()).toMatchObject({ failure: { kind: 'defect' } })
})
