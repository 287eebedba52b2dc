import { expect, test } from 'vitest'
import { failed, type Result } from '#core/contract/failure'
import type { AlarmMessage } from '#core/exports/alarms/alarm'
import type { AlarmSettings } from '#core/exports/alarms/alarm-settings'
import type { Trouble } from '#core/exports/alarms/trouble'
import type { MailServer } from '#core/exports/delivery/delivery'
import type { DeliveryOutcome } from '#core/exports/delivery/outgoing'
import { dayMs, hourMs, minuteMs, secondMs } from '#core/time'
import { createDeliveryVault } from '../../../keychain/delivery-vault.ts'
import { keychainInABox } from '../../../keychain/testing/keychain-in-a-box.ts'
import { emptyReports } from '../../../wiring/testing/exports/empty-reports.ts'
import { watchAlarms } from './watch-alarms.ts'

const settings: AlarmSettings = {
  recipients: ['boss@example.com'],
  toWebhook: false,
  kinds: ['accounts'],
}
const mail: MailServer = {
  host: 'smtp.example',
  port: 465,
  encryption: 'tls',
  login: '',
  from: 'us@example.com',
}
const trouble: Trouble = { kind: 'account', key: 'account:a1', workspace: 'Podviní', account: 'x' }
const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' } as const)
const sent: DeliveryOutcome = { kind: 'sent', refused: [] }
const outOfReach: DeliveryOutcome = {
  kind: 'failed',
  failure: { kind: 'unreachable', host: 'smtp.example', cause: 'timedOut', again: 'now' },
}

const message = (id: string, state: AlarmMessage['state']): AlarmMessage => ({
  id,
  way: 'email',
  at: 1,
  events: [{ event: 'began', trouble, beganAt: 1 }],
  state,
  stateAt: 1,
  failure: null,
  refused: [],
})

/** An alarm watch on a real store, whose mails go to a list. */
const start = async (...messages: readonly AlarmMessage[]) => {
  const { store, workspaceId } = await emptyReports()
  store.write.writeAlarmSettings(settings)
  store.write.writeDeliveryPlaces({ mail, webhook: null, sftp: null })
  store.write.writeAlarmBook({ alarms: [], messages: [...messages] })
  const ending = new AbortController()
  const world = {
    now: 1_000_000,
    sinceBootMs: 0,
    isOnline: true,
    mayBegin: true,
    troubles: [trouble] as readonly Trouble[],
    workspaces: [{ id: workspaceId, name: 'Podviní' }],
    onSend: (): DeliveryOutcome | Promise<DeliveryOutcome> => sent,
    onAsk: () => true,
    isRefusing: false,
    mayWrite: (): boolean => true,
  }
  const seen = { mails: 0, notices: [] as unknown[], defects: [] as string[], writes: 0 }
  let ids = 0
  const watch = watchAlarms({
    store: {
      ...store,
      write: {
        ...store.write,
        writeAlarmBook: (book): Result<null> => {
          seen.writes += 1
          return world.mayWrite() ? store.write.writeAlarmBook(book) : full
        },
      },
    },
    clock: { now: () => world.now, elapsedMs: () => 0 },
    boot: { bootId: 'b1', sinceBootMs: () => world.sinceBootMs },
    timeZone: () => 'Europe/Prague',
    language: () => 'en',
    newId: () => `m${++ids}`,
    isOnline: () => world.isOnline,
    mayBegin: () => world.mayBegin,
    ending: ending.signal,
    listOwnWorkspaces: () => world.workspaces,
    refusal: () => (world.isRefusing ? { cause: 'full', since: 1 } : null),
    otherTroubles: () => [{ troubles: world.troubles, undecided: new Set(), dropped: new Set() }],
    notify: (notice) => {
      seen.notices.push(notice)
    },
    logDefect: (what) => {
      seen.defects.push(what)
      return { kind: 'defect', id: 'd1', again: 'now' }
    },
    deliverySecrets: createDeliveryVault(keychainInABox().keychain),
    mayContact: () => Promise.resolve(world.onAsk()),
    postWebhook: () => expect.fail('nobody has chosen a webhook'),
    sendMail: async () => {
      seen.mails += 1
      return world.onSend()
    },
  })
  /** Time goes by, and then there is a look. */
  const look = async (ms = 0) => {
    world.now += ms
    world.sinceBootMs += ms
    await watch.look()
    return states()
  }
  const states = () => store.readAlarmBook().messages.map(({ state }) => state)
  return { store, watch, world, seen, look, states, ending }
}

test('what was on its way when the application ended is unknown, told once, and not sent again', async () => {
  const { world, seen, look } = await start(message('a', 'sending'), message('b', 'waiting'))
  world.troubles = []
  expect(await look()).toEqual(['unknown', 'sent'])
  const notice = { kind: 'alarm', way: 'email', state: 'unknown' }
  expect([seen.mails, seen.notices]).toEqual([1, [notice]])
  expect(await look(minuteMs)).toEqual(['unknown', 'sent'])
  expect([seen.mails, seen.notices]).toEqual([1, [notice]])
})

test('a start tells of what was lost, and not of what had failed before', async () => {
  const { world, seen, look } = await start(message('old', 'failed'), message('a', 'sending'))
  world.troubles = []
  expect(await look()).toEqual(['failed', 'unknown'])
  expect(seen.notices).toEqual([{ kind: 'alarm', way: 'email', state: 'unknown' }])
})

test('as long as that cannot be written down nothing else is decided, and where nothing was lost nothing is written', async () => {
  const { world, seen, look } = await start(message('a', 'sending'))
  world.mayWrite = () => false
  expect(await look()).toEqual(['sending'])
  expect([seen.mails, seen.notices]).toEqual([0, []])
  world.mayWrite = () => true
  expect(await look()).toEqual(['unknown', 'sent'])
  expect(seen.notices).toHaveLength(1)
  const quiet = await start()
  quiet.world.troubles = []
  await quiet.look()
  expect(quiet.seen.writes).toBe(0)
})

test('what fails is looked at once a minute, and told once', async () => {
  const { world, seen, look } = await start()
  world.troubles = []
  await look()
  world.troubles = [trouble]
  expect(await look(minuteMs - 1)).toEqual([])
  expect(await look(1)).toEqual(['sent'])
  expect(await look(minuteMs)).toEqual(['sent'])
  world.troubles = []
  expect(await look(minuteMs - 1)).toEqual(['sent'])
  expect(await look(1)).toEqual(['sent', 'sent'])
  expect(seen.mails).toBe(2)
})

test('a clock that somebody sets ahead brings no reminder, and a day that goes by does', async () => {
  const { world, look } = await start()
  await look()
  world.now += 2 * dayMs
  expect(await look(minuteMs)).toEqual(['sent'])
  expect(await look(dayMs)).toEqual(['sent', 'sent'])
})

test('a server out of reach is tried again after five minutes, not before', async () => {
  const { world, seen, look } = await start()
  world.onSend = () => outOfReach
  expect(await look()).toEqual(['waiting'])
  expect(await look(5 * minuteMs - 1)).toEqual(['waiting'])
  expect(seen.mails).toBe(1)
  world.onSend = () => sent
  expect(await look(1)).toEqual(['sent'])
  expect([seen.mails, seen.notices]).toEqual([2, []])
})

test('what cannot be written down as on its way does not leave', async () => {
  const { store, world, seen, look } = await start(message('a', 'waiting'))
  world.troubles = []
  world.mayWrite = () => false
  expect(await look()).toEqual(['waiting'])
  expect(seen.mails).toBe(0)
  world.mayWrite = () => store.readAlarmBook().messages[0]?.state === 'waiting'
  // Its end cannot be written: it stays on its way, and is not sent again by this run of the application.
  expect(await look(5 * minuteMs)).toEqual(['sending'])
  expect(await look(5 * minuteMs)).toEqual(['sending'])
  expect(seen.mails).toBe(1)
})

test('what is on its way as the application ends stays written down as that, and nothing new begins', async () => {
  const { world, seen, look, ending } = await start(
    message('a', 'waiting'),
    message('b', 'waiting'),
  )
  world.troubles = []
  world.onSend = () => {
    ending.abort()
    return sent
  }
  expect(await look()).toEqual(['sending', 'waiting'])
  expect([seen.mails, seen.notices]).toEqual([1, []])
  expect(await look(minuteMs)).toEqual(['sending', 'waiting'])
  const early = await start(message('a', 'waiting'))
  early.world.onAsk = () => {
    early.ending.abort()
    return true
  }
  expect(await early.look()).toContain('waiting')
  expect(early.seen.mails).toBe(0)
})

test('where the network goes, what waits goes on waiting', async () => {
  const { world, seen, look } = await start(message('a', 'waiting'), message('b', 'waiting'))
  world.troubles = []
  world.onSend = () => {
    world.isOnline = false
    return sent
  }
  expect(await look()).toEqual(['sent', 'waiting'])
  expect(await look(10 * minuteMs)).toEqual(['sent', 'waiting'])
  world.isOnline = true
  world.onSend = () => sent
  expect(await look(secondMs)).toEqual(['sent', 'sent'])
  expect(seen.mails).toBe(2)
})

test('where the application finishes, what is on its way arrives, and the next goes on waiting', async () => {
  const { world, seen, look } = await start(message('a', 'waiting'), message('b', 'waiting'))
  world.troubles = []
  world.onSend = () => {
    world.mayBegin = false
    return sent
  }
  expect([await look(), seen.mails]).toEqual([['sent', 'waiting'], 1])
})

test('where the application finishes while a message is got ready, it does not leave', async () => {
  const waiting = await start(message('a', 'waiting'))
  waiting.world.troubles = []
  waiting.world.onAsk = () => {
    waiting.world.mayBegin = false
    return true
  }
  expect([await waiting.look(), waiting.seen.mails]).toEqual([['waiting'], 0])
})

test('a defect on the way leaves the message unknown, and what a person has declined has failed: both are told', async () => {
  const broken = await start()
  broken.world.onSend = () => Promise.reject(new Error('a bug of ours'))
  expect(await broken.look()).toEqual(['unknown'])
  expect(broken.seen.defects).toEqual(['alarm not sent'])
  expect(broken.seen.notices).toEqual([{ kind: 'alarm', way: 'email', state: 'unknown' }])
  const declined = await start()
  declined.world.onAsk = () => false
  expect(await declined.look()).toEqual(['failed'])
  expect(declined.seen).toMatchObject({
    mails: 0,
    defects: [],
    notices: [{ kind: 'alarm', way: 'email', state: 'failed' }],
  })
  const nobody = await start()
  nobody.world.workspaces = []
  nobody.world.onAsk = () => false
  await nobody.look()
  expect(nobody.seen).toMatchObject({ notices: [], defects: [] })
})

test('a defect of the look itself is logged, but for one of an application that ends', async () => {
  const { world, seen, look, ending } = await start()
  const fail = () => {
    throw new Error('a bug of ours')
  }
  Object.defineProperty(world, 'troubles', { get: fail })
  await look()
  expect(seen.defects).toEqual(['look at the alarms'])
  Object.defineProperty(world, 'troubles', {
    get: () => {
      ending.abort()
      return fail()
    },
  })
  await look(minuteMs)
  expect(seen.defects).toHaveLength(1)
})

test('one look waits for another, and the end of the application for both', async () => {
  const { watch, world, seen, states } = await start()
  let goOn: () => void = () => undefined
  world.onSend = () =>
    new Promise((resolve) => {
      goOn = () => resolve(sent)
    })
  const first = watch.look()
  let hasEnded = false
  const ended = watch.ended().then(() => {
    hasEnded = true
  })
  await watch.look()
  await expect.poll(() => seen.mails).toBe(1)
  expect(hasEnded).toBe(false)
  goOn()
  await first
  await ended
  expect([seen.mails, states()]).toEqual([1, ['sent']])
})

test('whoever wants no alarms any more has none that wait', async () => {
  const { store, seen, look } = await start(message('a', 'waiting'))
  store.write.writeAlarmSettings(null)
  expect(await look()).toEqual([])
  expect(seen).toMatchObject({ mails: 0, defects: [] })
  expect(store.readAlarmBook()).toEqual({ alarms: [], messages: [] })
})

/** Looks once a minute. */
const lookFor = async (look: (ms: number) => Promise<unknown>, ms: number) => {
  for (let past = 0; past < ms; past += minuteMs) await look(minuteMs)
}

const onFullDisk = async () => {
  const started = await start()
  const { world } = started
  world.troubles = []
  world.isRefusing = true
  world.mayWrite = () => false
  return started
}

test('on a full disk a server out of reach is tried every five minutes, and told once when it is back', async () => {
  const { store, world, seen, look } = await onFullDisk()
  world.onSend = () => outOfReach
  await lookFor(look, hourMs)
  expect(seen.mails).toBe(12)
  world.onSend = () => sent
  await lookFor(look, hourMs)
  expect(seen.mails).toBe(13)
  world.mayWrite = () => true
  expect(await look(minuteMs)).toEqual(['sent'])
  expect(store.readAlarmBook().alarms).toMatchObject([{ trouble: { kind: 'disk' } }])
})

test('on a full disk a server that has refused is not asked again before the next day, and the window says so', async () => {
  const { world, seen, look } = await onFullDisk()
  world.onSend = () => ({
    kind: 'failed',
    failure: { kind: 'notDelivered', trouble: 'login', answer: '', again: 'afterFix' },
  })
  await lookFor(look, 2 * hourMs)
  expect([seen.mails, seen.notices]).toEqual([
    1,
    [{ kind: 'alarm', way: 'email', state: 'failed' }],
  ])
  await look(dayMs)
  expect(seen.mails).toBe(2)
})

test('on a full disk the reminder of something else waits until it can be written down', async () => {
  const { world, seen, look, states } = await start()
  await look()
  world.isRefusing = true
  world.mayWrite = () => false
  await look(dayMs)
  expect(seen.mails).toBe(2)
  world.mayWrite = () => true
  await look(minuteMs)
  expect(states()).toEqual(['sent', 'sent', 'sent'])
  expect(seen.mails).toBe(3)
})

test('a disk that refuses and takes by turns is told once, and is over when it has refused nothing for two hours', async () => {
  const { world, seen, look, states } = await start()
  world.troubles = []
  for (let quarter = 0; quarter < 40; quarter += 1) {
    world.isRefusing = true
    await look(minuteMs)
    world.isRefusing = false
    await lookFor(look, 14 * minuteMs)
  }
  expect([seen.mails, states()]).toEqual([1, ['sent']])
  await look(hourMs)
  expect(seen.mails).toBe(1)
  await look(hourMs)
  expect(seen.mails).toBe(2)
})
