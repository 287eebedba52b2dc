import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { toSecret } from '#core/accounts/secret'
import { type TeamArea, usualAreas } from '#core/team/team-area'
import type { DeskStanding } from '../desk/desk-standing.ts'
import { openDesk, type TeamChange, type TeamDesk } from '../desk/open-desk.ts'
import type { TeamAdmin } from '../team-admin.ts'
import { done } from '../team-result.ts'
import type { LoginOfPostgres, TestPostgres } from './run-postgres.ts'
import { connectAs, invited, valueIn } from './team-of-test.ts'

export interface LivingDesk {
  readonly desk: TeamDesk
  readonly changes: readonly TeamChange[]
  /** Resolves when something is so, which is looked at whenever the desk follows something or comes and goes. */
  readonly until: (isSo: () => boolean) => Promise<void>
  /** Resolves when the desk is with a database that was ended; it may be so before anybody has looked. */
  readonly comeBack: () => Promise<void>
}

interface LivingDeskOptions {
  /** The way to the database, where it is not the straight one. */
  readonly port?: number
  readonly cursor?: number | null
  /** The profile of the desk, where it is not the one that the person has at all of their desks. */
  readonly home?: string
  readonly follow?: (changes: readonly TeamChange[]) => void
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>
  /** Called when the desk has come. */
  readonly onHere?: () => void
}

/** Somebody who was invited and has accepted. */
export const joined = async (
  postgres: TestPostgres,
  admin: TeamAdmin,
  name: string,
  areas: readonly TeamArea[] = usualAreas,
): Promise<LoginOfPostgres> => {
  const login = await invited(postgres, admin, name, areas)
  const connection = await connectAs(postgres, login)
  valueIn(await connection.run(`SELECT ${admin.team}.join_team()`))
  await connection.close()
  return login
}

/** The profile of somebody who has one. */
export const homeOf = (user: string): string =>
  createHash('sha256').update(user).digest('hex').slice(0, 32)

const aHundredthOf = async (ms: number, signal: AbortSignal): Promise<void> => {
  await wait(ms / 100, undefined, { signal }).catch(() => undefined)
}

/** A desk that lives as those of people do, a hundred times as fast. */
export const startDesk = (
  { port: straight, authority }: Pick<TestPostgres, 'port' | 'authority'>,
  team: string,
  { user, password, database }: LoginOfPostgres,
  {
    port = straight,
    cursor = null,
    home = homeOf(user),
    follow,
    sleep = aHundredthOf,
    onHere,
  }: LivingDeskOptions = {},
): LivingDesk => {
  const changes: TeamChange[] = []
  const watchers = new Set<() => void>()
  const look = () => {
    for (const watcher of [...watchers]) watcher()
  }
  let followed = cursor
  const desk = openDesk({
    team,
    self: { computer: `${user}'s computer`, program: 'window', version: '1.0.0', home },
    readLogin: () =>
      Promise.resolve(
        done({
          address: { host: '127.0.0.1', port, database, user },
          password: toSecret(password),
          authority,
        }),
      ),
    readCursor: () => followed,
    writeCursor: (next) => {
      followed = next
      look()
    },
    follow: (next) => {
      changes.push(...next)
      follow?.(next)
    },
    onStanding: ({ kind }: DeskStanding) => {
      if (kind === 'here') onHere?.()
      look()
    },
    sleep,
  })
  onTestFinished(desk.end)
  const until: LivingDesk['until'] = (isSo) =>
    new Promise((resolve) => {
      const watch = () => {
        if (!isSo()) return
        watchers.delete(watch)
        resolve()
      }
      watchers.add(watch)
      watch()
    })
  return {
    desk,
    changes,
    until,
    comeBack: async () => {
      while (!(await desk.ask(z.unknown(), 'read_last')).ok) {
        await until(() => desk.standing().kind === 'here')
      }
    },
  }
}
