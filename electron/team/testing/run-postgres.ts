import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { hash, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { asPerson, giveToPerson } from '../../../e2e/harness/person.ts'
import { certificate, key } from '../../crm/testing/certificates.ts'
import { builtAt } from '../../testing/built-once.ts'
import { environmentOf, findPostgres } from '../demo/find-postgres.ts'

export interface LoginOfPostgres {
  readonly user: string
  readonly password: string
  readonly database: string
}

export interface TestPostgres {
  /** What has signed the certificate of the database. */
  readonly authority: string
  readonly port: number
  /** May make roles and owns the database `sales`, and is no superuser, as at a provider of databases. */
  readonly admin: LoginOfPostgres
  readonly superuser: LoginOfPostgres
  /** A connection of a login, which ends with the database. */
  readonly connect: (login: LoginOfPostgres) => Promise<Client>
  /** Ends it as an administrator does, and starts it again upon what it has kept. */
  readonly restart: () => Promise<void>
  /** Keeps a copy of all of it; what is returned puts the copy in its place, as an administrator does after a loss. */
  readonly backUp: () => Promise<() => Promise<void>>
  readonly end: () => Promise<void>
}

const superuser = { user: 'postgres', password: 'of-the-superuser', database: 'postgres' }
const admin = { user: 'it', password: 'of-the-admin', database: 'sales' }

/** The authority that has signed the certificate of the database. */
const authority = certificate

/** Logins come over TLS with a password alone. */
const whoMayCome = 'hostssl all all 127.0.0.1/32 scram-sha-256\n'

interface PostgresOptions {
  /**
   * Whether what is committed outlives a power cut and is vacuumed in time, as it is where people work. Tests are quicker
   * without, and nobody logs in but they.
   */
  readonly isAsAtWork?: boolean
}

/** A real PostgreSQL on loopback, which ends with the process that has started it if not before. */
export const runPostgres = async ({
  isAsAtWork = false,
}: PostgresOptions = {}): Promise<TestPostgres> => {
  const home = mkdtempSync(join(tmpdir(), 'unitdesk-postgres-'))
  // The person who runs the database passes through it.
  chmodSync(home, 0o755)
  const programs = findPostgres()
  if (programs === null) {
    throw new Error('There is no PostgreSQL: npm ci brings one, or apt-get install postgresql')
  }
  const files = layFiles(home)
  const env = {
    PATH: process.env['PATH'],
    LC_ALL: 'C',
    ...environmentOf(programs, join(home, 'links')),
  }
  const port = await freePort()
  const serve = async (): Promise<ChildProcess> => {
    const server = begin(
      join(programs.folder, 'postgres'),
      [
        '-D',
        files.data,
        '-p',
        String(port),
        ...files.serve,
        ...serveArguments,
        `--fsync=${isAsAtWork}`,
        `--autovacuum=${isAsAtWork}`,
      ],
      env,
    )
    await isReady(server)
    return server
  }
  const connect = async (login: LoginOfPostgres): Promise<Client> => {
    const ssl = { ca: authority, host: '127.0.0.1' }
    const client = new Client({ ...login, host: '127.0.0.1', port, ssl })
    // The database is ended while connections are open.
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const kept = await builtAt(keptCluster(programs.folder, env), async (folder) => {
    run(join(programs.folder, 'initdb'), [...initArguments, '-D', files.data, ...files.init], env)
    writeFileSync(join(files.data, 'pg_hba.conf'), whoMayCome)
    const first = await serve()
    const client = await connect(superuser)
    for (const statement of firstStatements) await client.query(statement)
    await client.end()
    await end(first)
    copy(files.data, folder)
  })
  if (!existsSync(files.data)) copy(join(kept, 'data'), files.data)
  let server = await serve()
  const whileEnded = async (work: () => void): Promise<void> => {
    await end(server)
    work()
    server = await serve()
  }
  return {
    authority,
    port,
    admin,
    superuser,
    connect,
    restart: () => whileEnded(() => undefined),
    backUp: async () => {
      const backup = `${files.data}-backup`
      await whileEnded(() => run('cp', ['-a', files.data, backup], env))
      return () =>
        whileEnded(() => {
          run('rm', ['-r', files.data], env)
          run('cp', ['-a', backup, files.data], env)
        })
    },
    end: async () => {
      await end(server)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

const firstStatements = [
  `CREATE ROLE ${admin.user} LOGIN CREATEROLE PASSWORD '${admin.password}'`,
  `CREATE DATABASE ${admin.database} OWNER ${admin.user}`,
]

const initArguments = [
  `--username=${superuser.user}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--no-sync',
]

/**
 * Where the files of a database lie that has just been made, with the login of the administrator: to make them takes
 * ten times as long as to copy them. Another version, another recipe and another person at the computer have their own.
 */
const keptCluster = (programs: string, env: NodeJS.ProcessEnv): string => {
  const version = run(join(programs, 'postgres'), ['--version'], env)
  const recipe = [version, ...initArguments, superuser.password, whoMayCome, ...firstStatements]
  const made = hash('sha256', JSON.stringify([...recipe, process.getuid?.()]), 'hex')
  return join(import.meta.dirname, '../../../node_modules/.cache/clusters', made.slice(0, 16))
}

/** The person who runs the database owns the copy too; the project's folder need not let them in. */
const copy = (from: string, to: string): void => {
  execFileSync('cp', ['-a', from, to])
}

const serveArguments = ['--listen_addresses=127.0.0.1', '--ssl=on']

/** What belongs to the person who runs the database, as PostgreSQL insists. */
const layFiles = (home: string) => {
  const own = join(home, 'own')
  mkdirSync(own, { mode: 0o700 })
  const write = (name: string, text: string): string => {
    const path = join(own, name)
    writeFileSync(path, text, { mode: 0o600 })
    giveToPerson(path)
    return path
  }
  const password = write('password', superuser.password)
  const certificateFile = write('certificate.pem', certificate)
  const keyFile = write('key.pem', key)
  giveToPerson(own)
  return {
    data: join(own, 'data'),
    init: [`--pwfile=${password}`],
    serve: [
      `--unix_socket_directories=${own}`,
      `--ssl_cert_file=${certificateFile}`,
      `--ssl_key_file=${keyFile}`,
    ],
  }
}

const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv): string => {
  const [command, all] = asPerson(program, args)
  const ended = spawnSync(command, all, { env, encoding: 'utf8', cwd: '/' })
  const { status, stdout, stderr, error } = ended
  if (status !== 0) throw error ?? new Error(`${program} ended with ${status}: ${stderr}`)
  return stdout
}

/** The system ends it when the process of the tests ends, however that happens. */
const begin = (program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess => {
  const [command, all] = asPerson('setpriv', ['--pdeathsig=QUIT', program, ...args])
  return spawn(command, all, { env, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
}

const isReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const said: string[] = []
    if (server.stderr === null) throw new Error('PostgreSQL was started without its output')
    createInterface(server.stderr).on('line', (line) => {
      said.push(line)
      if (line.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL has ended: ${said.join('\n')}`)))
  })

const patienceMs = 10_000

const end = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  const lastWord = setTimeout(() => server.kill('SIGKILL'), patienceMs)
  await ended
  clearTimeout(lastWord)
}

/** Below these the system takes none for a connection that goes out, which could be there before the database is. */
const [firstPort, firstOutgoingPort] = [10_000, 32_768]

const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(firstPort, firstOutgoingPort)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
