import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { toSecret } from '#core/accounts/secret'
import { asPerson, giveToPerson } from '../../../e2e/harness/person.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { connectTeam } from '../connect-team.ts'
import { superuser } from './run-postgres.ts'

const saidSchema = z.object({ port: z.int(), password: z.string(), authority: z.string() })

/** A process that has a database of its own, in a folder of its own. */
const start = async () => {
  const home = temporaryFolder()
  giveToPerson(home)
  const folder = join(home, 'demo-team')
  const script = join(import.meta.dirname, 'testing', 'own-postgres-process.ts')
  const child = spawn(...asPerson(process.execPath, [script, folder]), {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: home,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(createInterface(child.stdout), 'line')
  const { port, password, authority } = saidSchema.parse(JSON.parse(String(line)))
  const connect = (offered = password) =>
    connectTeam({
      address: { host: '127.0.0.1', port, database: 'postgres', user: superuser },
      password: toSecret(offered),
      authority,
    })
  return { child, folder, connect, authority }
}

const isLeft = async ({ folder, connect }: Awaited<ReturnType<typeof start>>) =>
  existsSync(folder) || (await connect()).ok

test('a database of one’s own lets in who has its password over TLS, and leaves nothing when it is ended', async () => {
  const started = await start()
  expect((await started.connect()).ok).toBe(true)
  expect((await started.connect('another')).ok).toBe(false)
  const ended = once(started.child, 'exit')
  started.child.stdin.end()
  await ended
  expect(await isLeft(started)).toBe(false)
})

test('it ends with the one who has it, also where that was killed', async () => {
  const started = await start()
  expect(await isLeft(started)).toBe(true)
  started.child.kill('SIGKILL')
  await expect.poll(() => isLeft(started)).toBe(false)
})
