import { z } from 'zod'
import type { LoginKey } from '#core/accounts/login-key'
import type { TeamExport } from '#core/contract/team'
import type { Clock, Timestamp } from '#core/time'
import type { Caller } from '../../crm/calls/caller.ts'
import { nameOfCooldown } from '../../crm/guards/cooldown-key.ts'
import type { OpenStore } from '../../store/file/open.ts'
import type { CooldownKey } from '../../store/guards/cooldowns.ts'
import { readHold, writeRefusal } from '../../store/guards/holds.ts'
import { listUntold } from '../../store/team/untold.ts'
import type { TeamChange, TeamDesk } from '../../team/desk/open-desk.ts'
import { write } from '../stores/write.ts'
import { inTurnWhileOpen } from './in-turn-while-open.ts'
import { listTeamLogins } from './team-logins.ts'
import { tellLedger } from './tell-ledger.ts'
import { tellUntold } from './tell-untold.ts'

const holdSchema = z.object({
  origin: z.string(),
  login: z.string(),
  endpoint: z.string(),
})

/** A login that a desk has seen refused, or that its person has released. */
const loginChangeSchema = holdSchema.omit({ endpoint: true }).extend({
  desk: z.coerce.number(),
  endpoint: z.string().optional(),
})

const cooldownSchema = z
  .object({
    origin: z.string(),
    login: z.string(),
    endpoint: z.string(),
    desk: z.coerce.number(),
    holder: z.string(),
    is_loading: z.boolean(),
    left_ms: z.coerce.number(),
  })
  .transform(({ is_loading, left_ms, ...row }) => ({
    ...row,
    isLoading: is_loading,
    leftMs: left_ms,
  }))

interface HeldLogin {
  readonly login: LoginKey
  readonly endpoint: string
  readonly at: Timestamp
}

/** A person has released it, which the team has yet to be told. */
const isReleasedHere = ({ db }: OpenStore, { origin, login }: LoginKey): boolean =>
  listUntold(db).some(
    ({ told }) => told.act === 'release' && told.origin === origin && told.login === login,
  )

/** Somebody else of the team was refused with a login: here it waits for its own person. */
export const holdForTeam = (store: OpenStore, { login, endpoint, at }: HeldLogin): void => {
  const { db } = store
  if (readHold(db, login) !== null || isReleasedHere(store, login)) return
  const refused = { ...login, endpoint, since: at, cause: 'team' } as const
  write(store, () => writeRefusal(db, refused, { holds: true }))
}

interface FollowingServices {
  readonly clock: Clock
  readonly desk: Pick<TeamDesk, 'ask' | 'act' | 'digestOf' | 'isOwn'>
  readonly caller: Pick<Caller, 'learnCooldown' | 'forgetCooldown'>
  /** The exports of others have changed. */
  readonly onExports: (exports: readonly TeamExport[]) => void
}

/** Holds and cooldowns of a team, brought to this desk, and those of this desk to the team. */
export const followGuards = (
  store: OpenStore,
  { clock, desk, caller, onExports }: FollowingServices,
) => {
  const { db } = store
  const inTurn = inTurnWhileOpen(store)
  /** Cooldowns that others have begun, as long as this desk has begun none after them. */
  const learned = new Map<string, CooldownKey>()

  const logins = () => listTeamLogins(db)
  const loginOf = (origin: string, digest: string): LoginKey | undefined =>
    logins().find((known) => known.origin === origin && desk.digestOf(known.login) === digest)

  const hold = ({ origin, login: digest, endpoint }: z.infer<typeof holdSchema>): void => {
    const login = loginOf(origin, digest)
    if (login !== undefined) holdForTeam(store, { login, endpoint, at: clock.now() })
  }

  /**
   * A colleague who has released a login since has the new password on another computer; here it may be the old one. Only
   * what this desk itself has released after that goes on.
   */
  const holdRefused = (changes: readonly TeamChange[]): void => {
    const released = new Set<string>()
    for (const { kind, what } of changes.toReversed()) {
      if (kind !== 'hold' && kind !== 'release') continue
      const { desk: by, endpoint = '', ...login } = loginChangeSchema.parse(what)
      const name = JSON.stringify([login.origin, login.login])
      const isOwn = desk.isOwn(by)
      if (kind === 'hold' && !isOwn && !released.has(name)) hold({ ...login, endpoint })
      if (kind === 'release' && isOwn) released.add(name)
    }
  }

  const readCooldowns = async (): Promise<void> => {
    const listed = await desk.ask(cooldownSchema, 'list_cooldowns')
    if (!listed.ok) return
    const exports = listed.value.flatMap((cooldown) => {
      const login = desk.isOwn(cooldown.desk) ? undefined : loginOf(cooldown.origin, cooldown.login)
      return login === undefined ? [] : [{ ...cooldown, ...login }]
    })
    const before = [...learned.values()]
    learned.clear()
    for (const { origin, login, endpoint, leftMs } of exports) {
      const key = { origin, login, endpoint }
      learned.set(nameOfCooldown(key), key)
      caller.learnCooldown(key, leftMs)
    }
    for (const key of before) {
      if (!learned.has(nameOfCooldown(key))) caller.forgetCooldown(key)
    }
    onExports(
      exports.map(({ holder, origin, login, endpoint, isLoading, leftMs }) => ({
        name: holder,
        origin,
        login,
        endpoint,
        isLoading,
        until: clock.now() + leftMs,
      })),
    )
  }

  let know = (): void => undefined
  const known = new Promise<void>((resolve) => {
    know = resolve
  })
  const readHolds = async (): Promise<void> => {
    const listed = await desk.ask(holdSchema, 'list_holds')
    if (!listed.ok) return
    for (const held of listed.value) hold(held)
    know()
  }

  return {
    /** Resolves when this run has read what the team holds. */
    known,
    /** Resolves when the team knows what this desk has to tell. */
    tell: () => inTurn(() => tellUntold(store, desk)),
    come: async () => {
      await inTurn(() => tellUntold(store, desk))
      await inTurn(async () => {
        // A large ledger keeps nobody waiting.
        void tellLedger(store, desk)
        await readHolds()
        await readCooldowns()
      })
    },
    follow: (changes: readonly TeamChange[]): void => {
      holdRefused(changes)
      if (changes.some(({ kind }) => kind === 'claim')) void inTurn(readCooldowns)
    },
    /** This desk has begun one of its own. */
    claimed: (key: CooldownKey): void => {
      learned.delete(nameOfCooldown(key))
    },
  }
}
