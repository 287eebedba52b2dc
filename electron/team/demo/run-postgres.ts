import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Secret, toSecret } from '#core/accounts/secret'
import type { Timestamp } from '#core/time'
import { environmentOf, type findPostgres } from './find-postgres.ts'
import { makeLoopbackCertificate } from './loopback-certificate.ts'

export interface OwnPostgres {
  readonly port: number
  /** Of its superuser, drawn for this run. */
  readonly password: Secret
  /** What has signed its certificate. */
  readonly authority: string
  /** Resolves when it has ended and left nothing. */
  readonly end: () => Promise<void>
}

interface Place {
  readonly found: NonNullable<ReturnType<typeof findPostgres>>
  /** Made for it, and removed with it. */
  readonly folder: string
  readonly now: Timestamp
}

export const superuser = 'unitdesk_admin'

/** A PostgreSQL of this process alone, on loopback, which ends with it however it ends; null where it does not start. */
export const runOwnPostgres = async (place: Place): Promise<OwnPostgres | null> => {
  const { folder } = place
  try {
    // A power cut may have left it.
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return await begin(place)
  } catch {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    return null
  }
}

const begin = async ({ found, folder, now }: Place): Promise<OwnPostgres> => {
  const env = { LC_ALL: 'C', ...environmentOf(found, join(folder, 'links')) }
  const write = (name: string, text: string): string => {
    const path = join(folder, name)
    writeFileSync(path, text, { mode: 0o600 })
    return path
  }
  const password = randomBytes(24).toString('base64url')
  const { certificate, key } = makeLoopbackCertificate(now)
  const data = join(folder, 'data')
  const made = spawn(
    join(found.folder, 'initdb'),
    [...initArguments, '-D', data, `--pwfile=${write('password', password)}`],
    { env, cwd: folder, stdio: 'ignore' },
  )
  const [code] = await once(made, 'exit')
  if (code !== 0) throw new Error('initdb has failed')
  // Logins come over TLS with a password alone.
  writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 scram-sha-256\n')
  const port = await freePort()
  const guard = serve(folder, env, [
    join(found.folder, 'postgres'),
    '-D',
    data,
    '-p',
    String(port),
    ...serveArguments,
    `--ssl_cert_file=${write('certificate.pem', certificate)}`,
    `--ssl_key_file=${write('key.pem', key)}`,
  ])
  const ended = once(guard, 'exit')
  const end = async () => {
    guard.stdin?.end()
    await ended
  }
  try {
    await isReady(guard)
  } catch (error) {
    await end()
    throw error
  }
  return { port, password: toSecret(password), authority: certificate, end }
}

const initArguments = [
  `--username=${superuser}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--no-sync',
]

/** What is in it is worth nothing once it has ended. */
const serveArguments = [
  '--listen_addresses=127.0.0.1',
  '--unix_socket_directories=',
  '--ssl=on',
  '--fsync=off',
  '--shared_buffers=16MB',
  '--max_connections=40',
]

/** Its end of the pipe is closed by the system when this process is gone, however that happens. */
const guardScript = `"$@" & server=$!
exec 2>/dev/null
read -r _
kill -QUIT "$server"
wait "$server"
rm -rf "$0"`

const serve = (
  folder: string,
  env: Record<string, string>,
  command: readonly string[],
): ChildProcess =>
  spawn('/bin/sh', ['-c', guardScript, folder, ...command], {
    env: { PATH: '/usr/bin:/bin', ...env },
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
    // Ctrl+C in a terminal reaches its whole group, and the guard has to outlive whoever ends.
    detached: true,
  })

const isReady = (guard: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    if (guard.stderr === null) throw new Error('PostgreSQL was started without its output')
    const lines = createInterface(guard.stderr)
    lines.on('line', (line) => {
      if (line.includes('ready to accept connections')) resolve()
    })
    lines.once('close', () => reject(new Error('PostgreSQL has ended')))
    guard.once('error', reject)
  })

const freePort = async (): Promise<number> => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('A port was not given')
  return address.port
}
