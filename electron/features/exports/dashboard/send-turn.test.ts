import { expect, test } from 'vitest'
import { cancelled, failed, notFound, success } from '#core/contract/failure'
import type { SendingWay } from '#core/exports/dashboard/dashboard'
import { largestAttachedBytes, largestPostedBytes } from '#core/exports/delivery/delivery'
import { notDelivered } from '#core/exports/delivery/not-delivered'
import { fullDisk } from '../../../wiring/testing/exports/running-reports.ts'
import { noRoom, sentDashboards } from '../../../wiring/testing/exports/sent-dashboards.ts'
import type { Progress } from '../../jobs/run-jobs.ts'
import { sendTurn } from './send-turn.ts'

const recipients = ['boss@example.com']
const everywhere = { recipients, toWebhook: true, toSftp: true, toFolder: true }
const all: readonly SendingWay[] = ['folder', 'email', 'webhook', 'sftp']

/** A turn that is to go out by these ways. */
const start = async (...ways: readonly SendingWay[]) => {
  const world = await sentDashboards(everywhere)
  world.save({ turn: world.turn(...ways) })
  const tried = new Set<string>()
  const told: Progress[] = []
  const calling = new AbortController()
  const tell = (progress: Progress) => {
    told.push(progress)
  }
  const { dependencies, workspaceId } = world
  const send = () => sendTurn(dependencies, { workspaceId, tried, tell, signal: calling.signal })
  return { ...world, send, told, calling }
}

const trouble = (way: SendingWay, state: 'failed' | 'unknown') => ({
  kind: 'dashboard',
  way,
  state,
})

test('a dashboard is drawn once, and leaves by each of its ways', async () => {
  const { send, steps, pages, done, mails, posts, uploads, notices, told } = await start(...all)
  expect(await send()).toEqual(success(null))
  expect(steps()).toEqual(['folder sent', 'email sent', 'webhook sent', 'sftp sent'])
  expect([pages.length, told]).toEqual([1, [{ phase: 'sending', canCancel: false }]])
  const fileName = 'Dashboard Podviní 2027-01-15 09.00.pdf'
  const id = 'w1-1800000000000'
  expect(done).toEqual([`/sent/${fileName}`])
  expect(mails).toMatchObject([{ recipients, files: [{ fileName }] }])
  expect(mails[0]?.subject).toMatch(/^Dashboard: Podviní – /)
  expect(posts).toMatchObject([{ content: { workspace: 'Podviní', file: { fileName } } }])
  expect(uploads).toMatchObject([{ files: [{ fileName }] }])
  expect(new Set([mails[0]?.id, posts[0]?.id, uploads[0]?.id])).toEqual(new Set([id]))
  expect(notices).toEqual([])
})

test('where nothing is to be sent, nothing is drawn', async () => {
  const { send, save, pages } = await start()
  expect(await send()).toEqual(success(null))
  save(null)
  expect(await send()).toEqual(success(null))
  expect(pages).toEqual([])
})

test('what does not arrive keeps no other way from being taken, is told, and the first of it is the outcome', async () => {
  const { send, save, turn, channels, steps, sendingOf, notices } = await start()
  save({ turn: turn('folder', 'email', 'webhook'), folder: null })
  const failure = notDelivered('noFolder')
  channels.onSend = () => ({ kind: 'failed', failure })
  expect(await send()).toEqual(notFound('afterFix'))
  expect(steps()).toEqual(['folder failed', 'email failed', 'webhook failed'])
  expect(sendingOf()?.turn?.steps.map((step) => step.failure)).toMatchObject([
    { kind: 'notAllowed' },
    failure,
    failure,
  ])
  expect(notices).toEqual([
    trouble('folder', 'failed'),
    trouble('email', 'failed'),
    trouble('webhook', 'failed'),
  ])
})

test('a folder without room says so, and recipients that were refused are named', async () => {
  const { send, world, channels, sendingOf } = await start('folder', 'email')
  world.place = () => noRoom
  channels.onSend = () => ({ kind: 'sent', refused: recipients })
  expect(await send()).toEqual(noRoom)
  expect(sendingOf()?.turn?.steps).toMatchObject([
    { state: 'failed', failure: noRoom.failure, refused: [] },
    { state: 'sent', failure: null, refused: recipients },
  ])
})

test('a defect on the way leaves it unknown, and is not kept quiet', async () => {
  const { send, channels, steps, defects, notices } = await start('email', 'webhook')
  const defect = new Error('a bug of ours')
  channels.onSend = () => {
    channels.onSend = () => ({ kind: 'sent', refused: [] })
    throw defect
  }
  expect(await send()).toEqual(success(null))
  expect(steps()).toEqual(['email unknown', 'webhook sent'])
  expect([defects, notices]).toEqual([[defect], [trouble('email', 'unknown')]])
})

test('a way is written down as begun before anything leaves by it', async () => {
  const { send, channels, steps } = await start('email', 'webhook')
  const seen: string[][] = []
  channels.onSend = () => {
    seen.push(steps())
    return { kind: 'sent', refused: [] }
  }
  await send()
  expect(seen).toEqual([
    ['email sending', 'webhook waiting'],
    ['email sent', 'webhook sending'],
  ])
})

test('what the disk does not take down does not leave, or is tried no more', async () => {
  for (const [writes, mails, steps] of [
    [0, 0, ['email waiting', 'webhook waiting']],
    [1, 1, ['email sending', 'webhook waiting']],
  ] as const) {
    const started = await start('email', 'webhook')
    const { write } = started.world
    let written = 0
    started.world.write = (dashboard) => {
      written += 1
      return written > writes ? fullDisk : write(dashboard)
    }
    expect(await started.send()).toEqual(fullDisk)
    expect([started.mails.length, started.steps()]).toEqual([mails, steps])
    expect(started.notices).toEqual([])
  }
})

test('an application that ends sends nothing more, and leaves what is on its way as that', async () => {
  const before = await start('email')
  before.ending.abort()
  before.channels.mayLeave = () => expect.fail('nobody is asked any more')
  expect(await before.send()).toEqual(failed(cancelled))
  expect(before.steps()).toEqual(['email waiting'])
  const asked = await start('email')
  asked.channels.mayLeave = () => {
    asked.ending.abort()
    return true
  }
  expect(await asked.send()).toEqual(failed(cancelled))
  expect([asked.mails, asked.steps()]).toEqual([[], ['email waiting']])
  const under = await start('email')
  under.channels.onSend = () => {
    under.ending.abort()
    return { kind: 'unknown' }
  }
  expect(await under.send()).toEqual(failed(cancelled))
  expect([under.steps(), under.notices]).toEqual([['email sending'], []])
})

test('an application that finishes takes no other way, and writes down how the one on its way went', async () => {
  const asked = await start('email')
  asked.channels.mayLeave = () => {
    asked.world.mayBegin = false
    return true
  }
  expect(await asked.send()).toEqual(failed(cancelled))
  expect([asked.mails, asked.steps()]).toEqual([[], ['email waiting']])
  const under = await start('email', 'webhook')
  under.channels.onSend = () => {
    under.world.mayBegin = false
    return { kind: 'sent', refused: [] }
  }
  expect(await under.send()).toEqual(failed(cancelled))
  expect(under.steps()).toEqual(['email sent', 'webhook waiting'])
})

test('whoever calls it off while it is drawn has it sent no more, but as the application ends the next start goes on', async () => {
  for (const [isEnding, steps] of [
    [false, []],
    [true, ['email waiting']],
  ] as const) {
    const started = await start('email')
    started.world.print = () => {
      if (isEnding) started.ending.abort()
      started.calling.abort()
      return new Uint8Array([1])
    }
    expect(await started.send()).toEqual(failed(cancelled))
    expect([started.mails, started.steps()]).toEqual([[], steps])
  }
})

test('what a person has called off is not said to be called off where that is not written down', async () => {
  const { send, world, calling, save } = await start('email')
  calling.abort()
  world.write = () => fullDisk
  expect(await send()).toEqual(fullDisk)
  // Where nothing is left to be called off, nothing has to be written.
  save({ turn: null })
  expect(await send()).toEqual(success(null))
})

test('a sending that is taken away or begun anew meanwhile goes no further', async () => {
  for (const after of [null, { turn: null }]) {
    const { send, channels, save, mails, notices } = await start('email', 'webhook')
    channels.onSend = () => {
      save(after)
      return { kind: 'unknown' }
    }
    expect(await send()).toEqual(failed(cancelled))
    expect([mails.length, notices]).toEqual([1, []])
  }
})

test('a page that cannot be drawn is tried once more, and then has failed', async () => {
  const { send, world, steps, notices, defects } = await start('email')
  const defect = new Error('no window')
  world.print = () => {
    throw defect
  }
  const failure = { kind: 'defect', id: 'd1', again: 'now' } as const
  expect(await send()).toEqual(failed(failure))
  expect(steps()).toEqual(['email waiting'])
  expect(await send()).toEqual(failed(failure))
  expect(steps()).toEqual(['email failed'])
  expect([notices, defects]).toEqual([[trouble('email', 'failed')], [defect, defect]])
})

test.each([
  ['email', largestAttachedBytes],
  ['webhook', largestPostedBytes],
] as const)(
  'by %s a dashboard leaves that is as large as may be, and no larger one',
  async (way, largest) => {
    for (const [bytes, outcome] of [
      [largest, success(null)],
      [largest + 1, failed(notDelivered('tooLarge'))],
    ] as const) {
      const { send, world } = await start(way)
      world.print = () => new Uint8Array(bytes)
      expect(await send()).toEqual(outcome)
    }
  },
)

test.each(['email', 'webhook', 'sftp'] as const)(
  'by %s nothing leaves that a person has declined',
  async (way) => {
    const { send, channels, mails, posts, uploads } = await start(way)
    channels.mayLeave = () => false
    expect(await send()).toEqual(failed(notDelivered('declined')))
    expect([mails, posts, uploads]).toEqual([[], [], []])
  },
)
