import { checkServerIdentity, rootCertificates } from 'node:tls'
import type { Client, ClientConfig } from 'pg'
import { z } from 'zod'
import type { Secret } from '#core/accounts/secret'
import type { TeamAddress } from '#core/team/team-address'
import { secondMs } from '#core/time'
import { oneAfterAnother } from '#core/works-in-turn'
import { faultOfError } from './fault-of-error.ts'
import { heardWithin, Unheard } from './heard-within.ts'
import { quoted } from './quoted.ts'
import { done, type TeamResult, teamFault } from './team-result.ts'

export interface TeamLogin {
  readonly address: TeamAddress
  readonly password: Secret
  /** Certificates of an authority of the company, as PEM; null: those that Node knows. */
  readonly authority: string | null
  /** How long an answer is waited for that may never come. */
  readonly unheardMs?: number
}

export type TeamValue = string | number | boolean | Uint8Array | null

/** A connection to the team's database. Nothing here throws; what comes back has been checked. */
export interface TeamConnection {
  readonly query: <T>(
    row: z.ZodType<T>,
    sql: string,
    values?: readonly TeamValue[],
  ) => Promise<TeamResult<readonly T[]>>
  /** Statements of which the answers do not matter, one after another. */
  readonly run: (sql: string, values?: readonly TeamValue[]) => Promise<TeamResult<null>>
  /** Calls the listener whenever something is told in a channel. */
  readonly listen: (channel: string, heard: () => void) => Promise<TeamResult<null>>
  /** Resolves when the connection has ended, whoever has ended it. */
  readonly ended: Promise<void>
  /** All of it or nothing. */
  readonly transact: <T>(work: () => Promise<TeamResult<T>>) => Promise<TeamResult<T>>
  readonly close: () => Promise<void>
}

const connectMs = 10 * secondMs
/** The server gives a statement up by itself; only one that cannot be heard any more is given up here. */
const statementMs = 15 * secondMs
const lockMs = 5 * secondMs
const usualUnheardMs = 20 * secondMs
const goodbyeMs = 2 * secondMs

/**
 * Before version 15 anybody may make functions in `public`, also such that fit a call better than PostgreSQL's own: they
 * would run with the rights of whoever calls.
 */
const trustedNames = 'SET search_path = pg_catalog, pg_temp'

/** The driver is loaded with the first team: a desk alone never does. */
export const connectTeam = async (login: TeamLogin): Promise<TeamResult<TeamConnection>> => {
  const { Client } = await import('pg')
  const { unheardMs = usualUnheardMs } = login
  const client = new Client(configOf(login, unheardMs))
  // A lost connection is told by the next question.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await heardWithin(unheardMs, client.query(trustedNames))
  } catch (error) {
    void goodbye(client)
    return faultOfError(error)
  }
  return done(connectionOf(client, unheardMs))
}

const configOf = ({ address, password, authority }: TeamLogin, unheardMs: number): ClientConfig => {
  const { host, port, database, user } = address
  return {
    host,
    port,
    database,
    user,
    password: password.reveal(),
    ssl: {
      ca: authority === null ? [...rootCertificates] : [authority],
      minVersion: 'TLSv1.2',
      rejectUnauthorized: true,
      // For an address of numbers the driver would have `localhost` checked.
      checkServerIdentity: (_name, certificate) => checkServerIdentity(host, certificate),
    },
    application_name: 'Unitdesk',
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: unheardMs,
    keepAlive: true,
  }
}

const connectionOf = (client: Client, unheardMs: number): TeamConnection => {
  const ended = new Promise<void>((resolve) => {
    client.once('end', resolve)
  })
  const inTurn = oneAfterAnother()
  const ask = (sql: string, values: readonly TeamValue[]): Promise<TeamResult<unknown>> =>
    inTurn(async () => {
      try {
        const { rows } = await heardWithin(unheardMs, client.query(sql, [...values]))
        return done(rows)
      } catch (error) {
        // The question may be answered later, and none that is taken for lost may be asked then: the connection is left.
        if (error instanceof Unheard) void goodbye(client)
        return faultOfError(error)
      }
    })
  const run: TeamConnection['run'] = async (sql, values = []) => {
    const asked = await ask(sql, values)
    return asked.ok ? done(null) : asked
  }
  return {
    query: async (row, sql, values = []) => {
      const asked = await ask(sql, values)
      if (!asked.ok) return asked
      const read = z.array(row).safeParse(asked.value)
      return read.success ? done(read.data) : teamFault('other', 'answer')
    },
    run,
    listen: (channel, heard) => {
      client.on('notification', (told) => {
        if (told.channel === channel) heard()
      })
      return run(`LISTEN ${quoted(channel)}`)
    },
    ended,
    transact: async (work) => {
      const begun = await run('BEGIN')
      if (!begun.ok) return begun
      const worked = await work()
      const ended = await run(worked.ok ? 'COMMIT' : 'ROLLBACK')
      return worked.ok && !ended.ok ? ended : worked
    },
    close: () => goodbye(client),
  }
}

/** A server that does not hear the goodbye is left. */
const goodbye = async (client: Client): Promise<void> => {
  const patience = AbortSignal.timeout(goodbyeMs)
  await Promise.race([
    client.end().catch(() => undefined),
    new Promise((resolve) => patience.addEventListener('abort', resolve, { once: true })),
  ])
}
