import { expect, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { failed, success } from '#core/contract/failure'
import type { AlarmMessage } from '#core/exports/alarms/alarm'
import type { MailServer } from '#core/exports/delivery/delivery'
import { notDelivered } from '#core/exports/delivery/not-delivered'
import type { DeliveryOutcome } from '#core/exports/delivery/outgoing'
import { toJson } from '#core/json'
import { createDeliveryVault } from '../../../keychain/delivery-vault.ts'
import { keychainInABox } from '../../../keychain/testing/keychain-in-a-box.ts'
import { emptyReports } from '../../../wiring/testing/exports/empty-reports.ts'
import { alarmHandlers } from './alarm-handlers.ts'
import { prepareAlarm, testAlarm } from './prepare-alarm.ts'

const mail: MailServer = {
  host: 'smtp.example',
  port: 465,
  encryption: 'tls',
  login: '',
  from: 'us@example.com',
}
const url = 'https://hook.example/a'
const recipients = ['boss@example.com']

const start = async (outcome: DeliveryOutcome = { kind: 'sent', refused: [] }) => {
  const { store } = await emptyReports()
  store.write.writeAlarmSettings({ recipients, toWebhook: true, kinds: ['accounts'] })
  store.write.writeDeliveryPlaces({ mail, webhook: url, sftp: null })
  const deliverySecrets = createDeliveryVault(keychainInABox().keychain)
  await deliverySecrets.keep({ channel: 'webhook', url }, toSecret('ours'))
  const left: unknown[] = []
  const send = (request: object) => {
    left.push(request)
    return Promise.resolve(outcome)
  }
  const world = { mayLeave: true }
  const dependencies = {
    store,
    clock: { now: () => 50, elapsedMs: () => 0 },
    timeZone: () => 'Europe/Prague',
    language: () => 'en' as const,
    newId: () => 'm1',
    sendMail: send,
    postWebhook: send,
    deliverySecrets,
    mayContact: () => Promise.resolve(world.mayLeave),
    ending: new AbortController().signal,
  }
  return { store, world, dependencies, left }
}

const message = (way: AlarmMessage['way']): AlarmMessage => ({
  id: 'a',
  way,
  at: 1,
  events: [
    {
      event: 'began',
      beganAt: 1,
      trouble: { kind: 'account', key: 'account:a1', workspace: 'Podviní', account: 'x' },
    },
  ],
  state: 'waiting',
  stateAt: 1,
  failure: null,
  refused: [],
})

test.each(['email', 'webhook'] as const)(
  'by %s nothing leaves that a person has declined, neither an alarm nor a test',
  async (way) => {
    const { world, dependencies, left } = await start()
    world.mayLeave = false
    const declined = failed(notDelivered('declined'))
    expect(await prepareAlarm(dependencies, message(way))).toEqual(declined)
    const { signal } = new AbortController()
    expect(await testAlarm(dependencies, { way, recipients }, signal)).toEqual(declined)
    expect(left).toEqual([])
  },
)

test.each(['email', 'webhook'] as const)(
  'by %s an alarm leaves when it is told to, and not before',
  async (way) => {
    const { dependencies, left } = await start()
    const prepared = await prepareAlarm(dependencies, message(way))
    if (!prepared.ok) throw new Error(prepared.failure.kind)
    expect(left).toEqual([])
    expect(await prepared.value()).toEqual({ kind: 'sent', refused: [] })
    expect(left).toMatchObject([
      way === 'email' ? { mail: { id: 'a', recipients } } : { url, id: 'a' },
    ])
  },
)

test('an e-mail that nobody is to get any more has failed', async () => {
  const { store, dependencies } = await start()
  store.write.writeAlarmSettings(null)
  expect(await prepareAlarm(dependencies, message('email'))).toEqual(
    failed(notDelivered('recipients')),
  )
})

test('a test says of each way how it went, also where nobody knows or nothing is set up', async () => {
  const { store, dependencies } = await start({ kind: 'unknown' })
  store.write.writeDeliveryPlaces({ mail, webhook: null, sftp: null })
  const settings = toJson({ recipients, toWebhook: true, kinds: ['accounts'] as const })
  const { signal } = new AbortController()
  const tested = alarmHandlers(dependencies)['exports.testAlarms']({ settings }, { signal })
  expect(await tested).toEqual(
    success([
      { way: 'email', failure: notDelivered('unknown') },
      { way: 'webhook', failure: notDelivered('notSetUp') },
    ]),
  )
})
