import type { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { loginKey } from '#core/accounts/login-key'
import { toSecret } from '#core/accounts/secret'
import { success } from '#core/contract/failure'
import { callTo, startCalling } from '../testing/calling.ts'
import { startRawServer, whole } from '../testing/raw-server.ts'

/** A server whose answers to the old password wait until the test lets them go. */
const start = async () => {
  const waiting: Socket[] = []
  let arrived: () => void = () => undefined
  const server = await startRawServer((socket, request) => {
    if (request.endsWith('password=new')) return void socket.end(whole(200, 'Ahoj'))
    waiting.push(socket)
    arrived()
  })
  let password = 'old'
  const calling = startCalling({
    readPassword: () => Promise.resolve(success(toSecret(password))),
  })
  const call = callTo(server.baseUrl)
  onTestFinished(async () => {
    await calling.close()
    await server.close()
  })
  return {
    ...calling,
    server,
    call,
    untilArrived: () =>
      new Promise<void>((resolve) => {
        arrived = resolve
      }),
    change: () =>
      calling.caller.changeCredential(loginKey(call.account), async () => {
        password = 'new'
      }),
    refuseAll: () => {
      for (const socket of waiting) socket.end(whole(401, 'Not authorized.'))
    },
  }
}

test('a late refusal of the old password does not hold the new one, and its call goes with that', async () => {
  const { caller, call, memory, server, untilArrived, change, refuseAll } = await start()
  const arrived = untilArrived()
  const answer = caller.read(call)
  await arrived
  await change()
  refuseAll()
  expect(await answer).toEqual({ ok: true, value: 'Ahoj' })
  expect(memory.readHold(loginKey(call.account))).toBeNull()
  expect(server.requests.map((request) => request.split('password=')[1])).toEqual(['old', 'new'])
})

test('a password is proven by what works, and another one is not proven by that', async () => {
  const { caller, call, server, change } = await start()
  const login = loginKey(call.account)
  await change()
  expect(caller.isProven(login)).toBe(false)
  expect(await caller.read(call)).toMatchObject({ ok: true })
  expect(caller.isProven(login)).toBe(true)
  await change()
  expect(caller.isProven(login)).toBe(false)
  expect(server.requests).toHaveLength(1)
})

test('while a password changes nothing leaves, and a change that fails opens the way again', async () => {
  const { caller, call, server, change } = await start()
  let finish: (error: Error) => void = () => undefined
  const failing = caller.changeCredential(
    loginKey(call.account),
    () =>
      new Promise<never>((_resolve, reject) => {
        finish = reject
      }),
  )
  const answers = Promise.all([caller.read(call), caller.read(call)])
  const changed = change()
  await Promise.resolve()
  expect(server.connections()).toBe(0)
  finish(new Error('keychain gone'))
  await expect(failing).rejects.toThrow('keychain gone')
  await changed
  expect(await answers).toEqual([
    { ok: true, value: 'Ahoj' },
    { ok: true, value: 'Ahoj' },
  ])
})
