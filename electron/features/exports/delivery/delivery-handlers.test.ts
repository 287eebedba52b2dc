import { expect, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { failed, type Result, success } from '#core/contract/failure'
import { notDelivered } from '#core/exports/delivery/not-delivered'
import { createDeliveryVault } from '../../../keychain/delivery-vault.ts'
import { keychainInABox, locked } from '../../../keychain/testing/keychain-in-a-box.ts'
import { hasLeft, outgoingReports } from '../../../wiring/testing/exports/outgoing-reports.ts'
import { deliveryHandlers } from './delivery-handlers.ts'
import { mail, sftp, url } from './testing/places.ts'

const context = { signal: new AbortController().signal }
const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' } as const)
const refused = failed({ kind: 'cancelled', again: 'now' } as const)

/** Places to send to that are set up already, with a keychain that is empty. */
const start = async () => {
  const { dependencies, world } = await outgoingReports()
  const { store, deliverySecrets } = dependencies
  const box = keychainInABox()
  const state: { isFull: boolean; hostKey: Result<string> } = {
    isFull: false,
    hostKey: success('SHA256:a'),
  }
  const left: string[] = []
  const around = {
    ...dependencies,
    newId: () => 'n1',
    readHostKey: () => Promise.resolve(state.hostKey),
    store: {
      ...store,
      write: {
        ...store.write,
        writeDeliveryPlaces: (places: Parameters<typeof store.write.writeDeliveryPlaces>[0]) =>
          state.isFull ? full : store.write.writeDeliveryPlaces(places),
        addEntryLeft: (name: string) => {
          left.push(name)
          return success(null)
        },
      },
    },
  }
  return {
    store,
    world,
    state,
    left,
    box,
    /** With the secrets of the places that are set up. */
    known: deliveryHandlers({ ...around, deliverySecrets }),
    handlers: deliveryHandlers({
      ...around,
      deliverySecrets: createDeliveryVault(box.keychain),
    }),
  }
}

const secret = (value: string) => ({ kind: 'set', value: toSecret(value) }) as const
const keep = { kind: 'keep' } as const
const places = {
  mail: { server: mail, password: secret('one') },
  webhook: { url, secret: secret('two') },
  sftp: { server: sftp, secret: secret('three') },
}
const none = { mail: null, webhook: null, sftp: null }

test.each(['email', 'webhook', 'sftp'] as const)(
  'a test by %s says whether it has left, and why it has not',
  async (channel) => {
    const { known, world } = await start()
    const tested = () => known['exports.testDelivery']({ channel }, context)
    const failure = notDelivered('noFolder')
    for (const [outcome, said] of [
      [hasLeft, success(null)],
      [{ kind: 'failed', failure }, failed(failure)],
      [{ kind: 'unknown' }, failed(notDelivered('unknown'))],
    ] as const) {
      world.onSend = () => outcome
      expect(await tested()).toEqual(said)
    }
    world.mayLeave = () => false
    expect(await tested()).toEqual(failed(notDelivered('declined')))
  },
)

test('a server is asked for its key where it has a name, and where a person lets something leave', async () => {
  const { handlers, world, state } = await start()
  const read = (host: string) => handlers['exports.readHostKey']({ host, port: 22 }, context)
  expect(await read('sftp.example')).toEqual(success({ hostKey: 'SHA256:a' }))
  expect(await read('no host')).toMatchObject({ failure: { path: 'host', rule: 'invalid_format' } })
  state.hostKey = refused
  expect(await read('sftp.example')).toEqual(refused)
  world.mayLeave = () => false
  expect(await read('sftp.example')).toEqual(failed(notDelivered('declined')))
})

test('each secret goes with its place: what stays keeps its own, what goes takes it along', async () => {
  const { handlers, store, box } = await start()
  const save = handlers['exports.saveDelivery']
  expect(await save(places, context)).toEqual(success({ isSecretLeft: false }))
  expect([store.readMailServer(), store.readWebhook(), store.readSftpServer()]).toEqual([
    mail,
    url,
    sftp,
  ])
  expect([...box.entries.values()]).toEqual(['one', 'two', 'three'])
  const kept = { ...places, webhook: null, sftp: { server: sftp, secret: keep } }
  expect(await save(kept, context)).toEqual(success({ isSecretLeft: false }))
  expect([...box.entries.values()]).toEqual(['one', 'three'])
  expect(await save(none, context)).toEqual(success({ isSecretLeft: false }))
  expect([store.readSftpServer(), box.entries.size]).toEqual([null, 0])
})

test('a mail server without a login has no password to keep', async () => {
  const { handlers, box } = await start()
  const server = { ...mail, login: '' }
  const save = (password: typeof keep | ReturnType<typeof secret>) =>
    handlers['exports.saveDelivery']({ ...none, mail: { server, password } }, context)
  expect(await save(secret('unused'))).toMatchObject({ ok: true })
  expect(await save(keep)).toMatchObject({ ok: true })
  expect(box.entries.size).toBe(0)
})

test('a place that is none, or whose secret nobody has entered, is named, and nothing is saved', async () => {
  const { handlers, store, box } = await start()
  const before = store.readSftpServer()
  const noHost = { ...places, sftp: { ...places.sftp, server: { ...sftp, host: 'no host' } } }
  const noSecret = { ...places, sftp: { server: { ...sftp, login: 'them' }, secret: keep } }
  for (const [input, path] of [
    [noHost, 'sftp.host'],
    [noSecret, 'sftp.secret'],
  ] as const) {
    expect(await handlers['exports.saveDelivery'](input, context)).toMatchObject({
      failure: { kind: 'invalidInput', path },
    })
  }
  expect([store.readSftpServer(), box.entries.size]).toEqual([before, 0])
})

test('what the keychain has taken before it refuses another secret is left to the next start', async () => {
  const { handlers, box, left } = await start()
  const { write } = box.keychain
  const once = async (...entry: Parameters<typeof write>) => {
    const written = await write(...entry)
    box.state.isLocked = true
    return written
  }
  Object.assign(box.keychain, { write: once })
  expect(await handlers['exports.saveDelivery'](places, context)).toEqual(locked)
  expect([...box.entries.values()]).toEqual(['one'])
  expect(left).toEqual([...box.entries.keys()])
})

test('a place is not saved where the keychain does not take its secret', async () => {
  const { handlers, store, box } = await start()
  const before = store.readWebhook()
  box.state.isLocked = true
  expect(await handlers['exports.saveDelivery'](places, context)).toEqual(locked)
  expect(store.readWebhook()).toBe(before)
})

test('a secret stays where the disk has not taken down that its place is gone', async () => {
  const { handlers, state, box } = await start()
  await handlers['exports.saveDelivery'](places, context)
  state.isFull = true
  expect(await handlers['exports.saveDelivery'](none, context)).toEqual(full)
  expect(box.entries.size).toBe(3)
})

test('what the keychain does not give up is told, and written down for the next start', async () => {
  const { handlers, box, left } = await start()
  await handlers['exports.saveDelivery'](places, context)
  box.state.isLocked = true
  const gone = { ...none, sftp: { server: sftp, secret: keep } }
  expect(await handlers['exports.saveDelivery'](gone, context)).toEqual(
    success({ isSecretLeft: true }),
  )
  expect(left).toEqual(['mail-us@smtp.example:465', `webhook-${url}`])
})
