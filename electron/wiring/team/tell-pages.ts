import { z } from 'zod'
import { toJson } from '#core/json'
import type { SendingKind } from '#core/team/sending-kind'
import type { TeamDesk } from '../../team/desk/open-desk.ts'
import { subjectOfSending } from '../../team/desk/team-sendings.ts'

interface SentPages<Row> {
  readonly kind: SendingKind
  readonly origin: string
  /** The rows after one, or the first ones. */
  readonly list: (after: Row | null) => readonly Row[]
  readonly keyOf: (row: Row) => string
  /** What the row is to those who ask whether they may send the same; of what nobody knows also which time it was. */
  readonly outcomeOf: (row: Row) => 'done' | 'booked' | `unknown ${number}`
}

const anything = z.unknown()

/**
 * Tells the team page by page what this desk has sent, or may have; false where the team could not be told. What the person
 * does not work with it does not hear from them.
 */
export const tellPages = async <Row>(
  desk: Pick<TeamDesk, 'act' | 'digestOf'>,
  { kind, origin, list, keyOf, outcomeOf }: SentPages<Row>,
): Promise<boolean> => {
  let after: Row | null = null
  for (;;) {
    const rows = list(after)
    const last = rows.at(-1)
    if (last === undefined) return true
    const told = rows.flatMap((row) => {
      const subject = subjectOfSending(desk, { kind, origin, key: keyOf(row) })
      return subject === null ? [] : [[subject[2] ?? '', outcomeOf(row)]]
    })
    const values = [kind, origin, toJson(Object.fromEntries(told))]
    const heard = await desk.act(anything, 'know_sendings', values)
    if (!heard.ok) return heard.fault.kind === 'noArea'
    after = last
  }
}
