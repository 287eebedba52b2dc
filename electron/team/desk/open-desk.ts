import { z } from 'zod'
import type { TeamFault } from '#core/team/team-fault'
import { minuteMs, secondMs } from '#core/time'
import type { TeamConnection, TeamLogin, TeamValue } from '../connect-team.ts'
import { done, type TeamResult, teamFault } from '../team-result.ts'
import type { DeskStanding } from './desk-standing.ts'
import { connectToTeam, type DeskOfMine, type EnteredDesk, enterTeam } from './enter-team.ts'

/** Something that somebody of the team did. */
export interface TeamChange {
  readonly id: number
  /** The person who did it. */
  readonly name: string
  readonly kind: string
  /** Whoever knows the kind reads it. */
  readonly what: unknown
}

interface DeskInput {
  readonly team: string
  readonly self: DeskOfMine
  /** Asked for each connection: somebody may have changed the password. */
  readonly readLogin: () => Promise<TeamResult<TeamLogin>>
  /** The number of the last change that was followed; null before the first. */
  readonly readCursor: () => number | null
  readonly writeCursor: (cursor: number) => void
  /** Called with changes in their order; they count as followed when it returns. */
  readonly follow: (changes: readonly TeamChange[]) => void
  /** Called when the desk has come or gone. Whoever has something to tell or to read anew does it then. */
  readonly onStanding: (standing: DeskStanding) => void
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

type AskTeam = <T>(
  row: z.ZodType<T>,
  name: string,
  values?: readonly TeamValue[],
) => Promise<TeamResult<readonly T[]>>

/** A desk of a team. It comes back by itself whenever it was lost, and nothing waits for that. */
export interface TeamDesk {
  readonly standing: () => DeskStanding
  /** Calls a function of the team; answers at once that nobody is there while the desk is away. */
  readonly ask: AskTeam
  /** The same for functions of which the first argument is the desk that acts. */
  readonly act: AskTeam
  /** What the team knows a login by; null while the desk is away. */
  readonly digestOf: (login: string) => string | null
  /** Whether a number is, or was in this run, its own. */
  readonly isOwn: (desk: number) => boolean
  /** Tries to come now, and not when it would try next. */
  readonly hurry: () => void
  /** Says goodbye, so that nobody waits half a minute for what it had. */
  readonly end: () => Promise<void>
}

/** The team loses a desk after three of them. */
const beatMs = 10 * secondMs
/** What is not answered by then is asked of nobody: work must not wait for a database that is gone. */
const unheardMs = 4 * secondMs
const waitsMs = [1 * secondMs, 2 * secondMs, 5 * secondMs, 15 * secondMs, 30 * secondMs]
/** Where another try alone changes nothing. */
const longWaitMs = 5 * minuteMs
const forPeople: ReadonlySet<TeamFault['kind']> = new Set([
  'refused',
  'noRights',
  'certificate',
  'newerTeam',
  'olderTeam',
  'noTeam',
  'noDatabase',
])

/** A keychain that a person has left locked asks them once more with each try. */
const isForPeople = ({ kind, code }: TeamFault): boolean =>
  forPeople.has(kind) || (kind === 'noPassword' && code === 'locked')

/** As many as the database gives at most: each page waits for the one before it. */
const changesAtOnce = 1_000

const nothing = (): void => undefined

export const openDesk = (input: DeskInput): TeamDesk => {
  let standing: DeskStanding = { kind: 'coming' }
  let here: EnteredDesk | null = null
  const numbers = new Set<number>()
  let tries = 0
  let wake = nothing
  const ending = new AbortController()
  const become = (next: DeskStanding): void => {
    standing = next
    input.onStanding(next)
  }

  const goAway = (fault: TeamFault): void => {
    if (ending.signal.aborted) return
    if (standing.kind === 'away' && standing.fault.kind === fault.kind) return
    become({ kind: 'away', fault })
  }

  /** Resolves with why the desk is gone. */
  const visit = async (): Promise<TeamFault> => {
    const feed = followFeed(input, ending.signal)
    const come = await enter(input, feed.look)
    if (!come.ok) return come.fault
    const { connection, desk } = come.value
    // Whoever has ended it while it came in has closed what it would read and write.
    if (ending.signal.aborted) {
      const fault = await leave(come.value)
      await connection.close()
      return fault
    }
    numbers.add(desk)
    const lost = Promise.race([connection.ended, feed.lost])
    // Whoever follows the changes may have a question about them.
    here = come.value
    const caughtUp = await feed.begin(come.value)
    if (caughtUp.ok) {
      tries = 0
      become({ kind: 'here' })
    }
    const fault = caughtUp.ok
      ? await stay(input, come.value, { lost, signal: ending.signal })
      : caughtUp.fault
    here = null
    goAway(fault)
    await connection.close()
    return fault
  }

  const live = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const fault = await visit()
      if (ending.signal.aborted) return
      goAway(fault)
      const waitMs = isForPeople(fault) ? longWaitMs : (waitsMs[tries] ?? Math.max(...waitsMs))
      tries += 1
      const woken = new AbortController()
      wake = () => woken.abort()
      await input.sleep(waitMs, AbortSignal.any([woken.signal, ending.signal]))
      wake = nothing
    }
  }
  const life = live()

  const call = async <T>(
    row: z.ZodType<T>,
    name: string,
    values: readonly TeamValue[],
  ): Promise<TeamResult<readonly T[]>> => {
    const at = here
    if (at === null) return teamFault('unreachable')
    const asked = await callAt(at.connection, row, name, values)
    // A connection that has not answered once would keep the next question waiting as well, and a desk that the team has
    // lost is let do nothing before it comes again.
    if (!asked.ok && (isGone(asked.fault) || asked.fault.code === deskLost)) {
      // It is away from now on, and not only when its connection has ended: whoever waits for it would ask on and on.
      if (here === at) goAway(unreachable)
      void at.connection.close()
    }
    return ending.signal.aborted ? teamFault('unreachable') : asked
  }
  return {
    standing: () => standing,
    ask: (row, name, values = []) => call(row, name, values),
    act: (row, name, values = []) => call(row, name, [here?.desk ?? 0, ...values]),
    digestOf: (login) => here?.digestOf(login) ?? null,
    isOwn: (desk) => numbers.has(desk),
    hurry: () => {
      tries = 0
      wake()
    },
    end: () => {
      ending.abort()
      return life
    },
  }
}

/** Functions of the schema are called by names that stand in the program. */
const callAt = <T>(
  connection: TeamConnection,
  row: z.ZodType<T>,
  name: string,
  values: readonly TeamValue[],
): Promise<TeamResult<readonly T[]>> => {
  const places = values.map((_value, index) => `$${index + 1}`).join(', ')
  return connection.query(row, `SELECT * FROM ${name}(${places})`, values)
}

/** What the schema says of a desk that was not seen for too long, or whose person works with something else now. */
const deskLost = 'UD002'

const isGone = ({ kind, code }: TeamFault): boolean =>
  kind === 'unreachable' || (kind === 'timedOut' && code === null)

const enter = async (
  { readLogin, team, self }: DeskInput,
  onChange: () => void,
): Promise<TeamResult<EnteredDesk>> => {
  const login = await readLogin()
  if (!login.ok) return login
  const connected = await connectToTeam({ ...login.value, unheardMs }, team)
  if (!connected.ok) return connected
  const entered = await enterTeam(connected.value, team, self, onChange)
  if (!entered.ok) await connected.value.close()
  return entered
}

interface Stay {
  readonly lost: Promise<void>
  readonly signal: AbortSignal
}

const unknownRow = z.unknown()

const leave = async ({ connection, desk }: EnteredDesk): Promise<TeamFault> => {
  await callAt(connection, unknownRow, 'leave_desk', [desk])
  return unreachable
}

/** Is seen every few seconds, until the connection is lost, the team has lost the desk, or it goes. */
const stay = async (
  { sleep }: DeskInput,
  entered: EnteredDesk,
  { lost, signal }: Stay,
): Promise<TeamFault> => {
  const gone = new AbortController()
  void lost.then(() => gone.abort())
  const woken = AbortSignal.any([signal, gone.signal])
  for (;;) {
    await sleep(beatMs, woken)
    if (signal.aborted) return leave(entered)
    if (gone.signal.aborted) return unreachable
    const seen = await callAt(entered.connection, unknownRow, 'beat', [entered.desk])
    if (!seen.ok) return seen.fault
  }
}

const unreachable: TeamFault = { kind: 'unreachable', code: null }

const changeSchema = z.object({
  id: z.coerce.number(),
  name: z.string(),
  kind: z.string(),
  what: z.unknown(),
})

/** Reads in pages what has changed since the cursor, once more whenever it is told that there is more. */
const followFeed = ({ readCursor, writeCursor, follow }: DeskInput, ended: AbortSignal) => {
  let connection: TeamConnection | null = null
  let cursor = 0
  let isReading = false
  let isMore = false
  let lose = nothing
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })

  const readPage = async (at: TeamConnection): Promise<TeamResult<boolean>> => {
    const read = await callAt(at, changeSchema, 'read_changes', [cursor, changesAtOnce])
    if (!read.ok) return read
    // Whoever has ended it has nothing left to write to.
    if (ended.aborted) return teamFault('unreachable')
    const last = read.value.at(-1)
    if (last === undefined) return done(false)
    follow(read.value)
    cursor = last.id
    writeCursor(cursor)
    return done(read.value.length === changesAtOnce)
  }
  const catchUp = async (at: TeamConnection): Promise<TeamResult<null>> => {
    isReading = true
    try {
      for (;;) {
        isMore = false
        const page = await readPage(at)
        if (!page.ok) return page
        if (!page.value && !isMore) return done(null)
      }
    } finally {
      isReading = false
    }
  }
  /** A login that was refused and put right meanwhile is on hold nowhere, and in nothing that the desk reads when it is here. */
  const readRefusals = async (at: TeamConnection, known: number): Promise<TeamResult<null>> => {
    const read = await callAt(at, changeSchema, 'read_refusals', [known])
    if (!read.ok) return read
    if (ended.aborted) return teamFault('unreachable')
    follow(read.value)
    return done(null)
  }
  const look = (): void => {
    isMore = true
    if (connection === null || isReading) return
    void catchUp(connection).then((caughtUp) => {
      if (!caughtUp.ok) lose()
    })
  }
  return {
    lost,
    look,
    begin: async ({ connection: entered, last, first }: EnteredDesk): Promise<TeamResult<null>> => {
      const known = readCursor()
      if (known !== null && known < first) {
        const refusals = await readRefusals(entered, known)
        if (!refusals.ok) return refusals
      }
      // A database that was restored from a backup counts again what this desk has seen. After a long absence the team has
      // forgotten what came first. Either way the desk reads everything when it is here, and follows from then on.
      cursor = known === null || known > last || known < first ? last : known
      if (cursor !== known) writeCursor(cursor)
      // Whatever is told before waits: it would be looked for from the beginning of the record.
      connection = entered
      return catchUp(entered)
    },
  }
}
