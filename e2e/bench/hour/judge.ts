import { effectsOf } from './effects.ts'
import type { GatewayFault, PassedCall } from './gateway.ts'
import { type HeardCall, isDone, timeOf } from './heard-call.ts'
import { holdRecord } from './hold-record.ts'
import type { ToldAct } from './told-deeds.ts'

/** A password that somebody has changed in the CRM. */
export interface ChangedPassword {
  readonly login: string
  readonly at: number
}

export interface LivedHour {
  readonly calls: readonly HeardCall[]
  /** The same calls as the gateway has seen them, in its order. */
  readonly passed: readonly PassedCall[]
  readonly changedPasswords: readonly ChangedPassword[]
  readonly acts: readonly ToldAct[]
  /** Rows of the record that do not follow from those before. */
  readonly brokenRows: readonly number[]
}

/** spec: Limits. */
const cooldownMs = 5 * 60_000

/** spec: Limits; between two exports of one login and endpoint, counted from the one that was made. */
const earlyCalls = (calls: readonly HeardCall[]): string[] => {
  const warmAt = new Map<string, number>()
  return calls.flatMap((call) => {
    const { at, endpoint, status, parameters } = call
    if (!endpoint.startsWith('list-excel-')) return []
    const name = `${endpoint} of ${parameters['login']}`
    const earlyMs = (warmAt.get(name) ?? at) - at
    if (isDone(call)) warmAt.set(name, at + cooldownMs)
    if (earlyMs <= 0 && status !== 429) return []
    return [`${timeOf(at)} ${name} was asked for ${earlyMs / 1_000} s too early (${status})`]
  })
}

const doneTwice = (calls: readonly HeardCall[]): string[] => {
  const done = new Set<string>()
  return effectsOf(calls).flatMap(({ once, call: { at, forwardedFor } }) => {
    if (once === null) return []
    if (done.has(once))
      return [`${timeOf(at)} twice, now by ${forwardedFor}: ${once.slice(0, 300)}`]
    done.add(once)
    return []
  })
}

/** With these a whole answer of the CRM has reached whoever asked for it. */
const heardFaults: readonly GatewayFault[] = ['none', 'late']

/**
 * Whoever has heard of a changed password does not try the old one again. What the gateway has tried on behalf of somebody
 * who was told something else nobody could hear of.
 */
const failedLogins = (
  passed: readonly PassedCall[],
  changedPasswords: readonly ChangedPassword[],
): string[] => {
  const unheard = new Set(changedPasswords)
  return passed.flatMap(({ answeredAt, path, login, status, fault, asker }) => {
    if (status !== 401 || answeredAt === null || !heardFaults.includes(fault)) return []
    const changed = [...unheard].find((change) => change.login === login && change.at <= answeredAt)
    if (changed === undefined) {
      return [`${timeOf(answeredAt)} ${path} of ${login} was refused once more, by ${asker}`]
    }
    unheard.delete(changed)
    return []
  })
}

/** What went against the rules, in words; empty where nothing did. */
export const judgeHour = ({
  calls: heard,
  passed,
  changedPasswords,
  acts,
  brokenRows,
}: LivedHour): readonly string[] => {
  const calls = heard.toSorted((one, other) => one.at - other.at)
  return [
    ...earlyCalls(calls),
    ...doneTwice(calls),
    ...failedLogins(passed, changedPasswords),
    ...holdRecord(calls, acts),
    ...brokenRows.map((row) => `row ${row} of the record does not follow from the one before`),
  ]
}
