import { writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loginKey } from '#core/accounts/login-key'
import { toSecret } from '#core/accounts/secret'
import { success } from '#core/contract/failure'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { callTo, startCalling } from '../testing/calling.ts'
import { lookAtFile } from '../testing/look-at-file.ts'
import { startRawServer, whole } from '../testing/raw-server.ts'
import { type OpenedFile, openFile } from '../transport/opened-file.ts'

/** An upload whose file was opened before its turn, and how often that file was sent and closed. */
const startUpload = async (
  answer: (socket: Socket, index: number) => void,
  changes: Parameters<typeof startCalling>[0] = {},
) => {
  const server = await startRawServer((socket, _request, index) => answer(socket, index))
  onTestFinished(server.close)
  const calling = startCalling(changes)
  onTestFinished(calling.close)
  const path = join(temporaryFolder(), 'plan.pdf')
  writeFileSync(path, 'plan of A.1')
  const file = lookAtFile(path, 'application/pdf')
  const opened = openFile(file, { elapsedMs: () => 0 })
  const used = { sent: 0, closed: 0 }
  const ahead: OpenedFile = {
    ...opened,
    pieces: (frame) => {
      used.sent += 1
      return opened.pieces(frame)
    },
    close: () => {
      used.closed += 1
      opened.close()
    },
  }
  const call = callTo(server.baseUrl, { endpoint: 'set-unit-pdf', file, ahead })
  return { ...calling, server, call, used }
}

const ok = (socket: Socket) => void socket.end(whole(200, 'Ahoj'))

test('a file that was opened ahead goes with the first attempt alone, and is closed by it', async () => {
  const { caller, call, server, used } = await startUpload((socket, index) =>
    index === 0 ? void socket.end(whole(500, '')) : ok(socket),
  )
  expect(await caller.replace(call)).toEqual({ ok: true, value: 'Ahoj' })
  expect(server.requests).toHaveLength(2)
  for (const request of server.requests) expect(request).toContain('plan of A.1')
  expect(used).toEqual({ sent: 1, closed: 1 })
})

test('whose password is changed meanwhile goes with a file that is opened again', async () => {
  let asked: () => void = () => undefined
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve
  })
  let goOn: () => void = () => undefined
  const wait = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let password = 'old'
  const { caller, call, server, used } = await startUpload(ok, {
    readPassword: async () => {
      const read = success(toSecret(password))
      asked()
      if (password === 'old') await wait
      return read
    },
  })
  const answer = caller.replace(call)
  await isAsked
  await caller.changeCredential(loginKey(call.account), async () => {
    password = 'new'
  })
  goOn()
  expect(await answer).toEqual({ ok: true, value: 'Ahoj' })
  expect(server.requests).toHaveLength(1)
  expect(used).toEqual({ sent: 0, closed: 1 })
})
