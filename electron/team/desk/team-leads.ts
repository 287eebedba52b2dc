import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import { z } from 'zod'
import { listedLeadSchema } from '#core/leads/archive/lead'
import { parseJson } from '#core/parse-json'
import { unpacked } from '../key/seal-run.ts'
import { openBytes, sealBytes } from '../key/sealed.ts'
import type { TeamKey } from '../key/team-key.ts'
import { done, type TeamResult, teamFault } from '../team-result.ts'
import type { TeamDesk } from './open-desk.ts'

const deflate = promisify(deflateRaw)

const contentsSchema = z.strictObject({
  leads: z.array(listedLeadSchema).readonly(),
  /** Leads that could not be read, by their numbers as far as the CRM has told them. */
  unreadLeads: z.array(z.string()).readonly(),
})
/** What the CRM has answered to whoever has asked for leads. */
export type AnsweredLeads = Readonly<z.infer<typeof contentsSchema>>

const headSchema = z
  .object({
    claim: z.coerce.number(),
    origin: z.string(),
    login: z.string(),
    holder: z.string(),
    parts: z.int(),
    asked_ms: z.coerce.number(),
    shared_ms: z.coerce.number(),
  })
  .transform(({ asked_ms, shared_ms, ...list }) => ({
    ...list,
    askedMsAgo: asked_ms,
    sharedMsAgo: shared_ms,
  }))
/** The last list of another computer of the team; its login is the digest that the team knows it by. */
export type LeadsOfColleague = z.infer<typeof headSchema>

const forgottenSchema = z.object({ id: z.coerce.number(), subject: z.string() })
const partSchema = z.object({ sealed: z.instanceof(Uint8Array) })
const anything = z.unknown()

/** A slow line sends one in a second, and a claim waits for no more than that. */
const partBytes = 64 * 1024
const mostBytes = 64 * 1024 * 1024

type Desk = Pick<TeamDesk, 'ask' | 'act' | 'digestOf'>

const boundTo = ({ origin, login }: { readonly origin: string; readonly login: string }) =>
  ['leads', origin, login] as const

/** What the team knows a lead by that somebody has deleted; null while the desk is away. */
export const subjectOfLead = (
  { digestOf }: Pick<TeamDesk, 'digestOf'>,
  inquiryId: number,
): string | null => digestOf(`lead ${inquiryId}`)

interface SharedLeads {
  readonly key: TeamKey
  /** The claim with which this desk has asked. */
  readonly claim: number
  readonly origin: string
  readonly login: string
  readonly answered: AnsweredLeads
}

/** Hands the others what this desk was answered, without those whom somebody of the team has deleted. */
export const shareLeads = async (
  desk: Desk,
  { key, claim, origin, login, answered }: SharedLeads,
): Promise<TeamResult<null>> => {
  const digest = desk.digestOf(login)
  const forgotten = await desk.ask(forgottenSchema, 'list_forgotten_leads', [origin])
  if (!forgotten.ok) return forgotten
  if (digest === null) return teamFault('unreachable')
  const subjects = new Set(forgotten.value.map(({ subject }) => subject))
  const isKept = (inquiryId: number) => !subjects.has(subjectOfLead(desk, inquiryId) ?? '')
  const leads = answered.leads.filter(({ inquiryId }) => isKept(inquiryId))
  const packed = await deflate(JSON.stringify({ leads, unreadLeads: answered.unreadLeads }))
  const sealed = sealBytes(key.sealing, boundTo({ origin, login: digest }), packed)
  const known = Math.max(0, ...forgotten.value.map(({ id }) => id))
  const count = Math.ceil(sealed.byteLength / partBytes)
  for (let number = 0; number < count; number++) {
    const part = sealed.subarray(number * partBytes, (number + 1) * partBytes)
    const values = [claim, key.print, known, count, number, part]
    const put = await desk.act(anything, 'share_leads', values)
    if (!put.ok) return put
  }
  return done(null)
}

export const listLeadsOfColleagues = (
  desk: Pick<TeamDesk, 'act'>,
  { print }: Pick<TeamKey, 'print'>,
): Promise<TeamResult<readonly LeadsOfColleague[]>> => desk.act(headSchema, 'list_leads', [print])

/** The leads in the list of a colleague; null where the list is gone, or is another one by now. */
export const readLeadsOfColleague = async (
  desk: Pick<TeamDesk, 'ask'>,
  key: TeamKey,
  list: LeadsOfColleague,
): Promise<AnsweredLeads | null> => {
  const parts: Uint8Array[] = []
  for (let number = 0; number < list.parts; number++) {
    const read = await desk.ask(partSchema, 'read_leads', [list.claim, number])
    const [part] = read.ok ? read.value : []
    if (part === undefined) return null
    parts.push(part.sealed)
  }
  const packed = openBytes(key.sealing, boundTo(list), Buffer.concat(parts))
  const text = packed === null ? null : await unpacked(packed, mostBytes)
  return contentsSchema.safeParse(parseJson(text?.toString('utf8') ?? '')).data ?? null
}
