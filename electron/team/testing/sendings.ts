import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { SendingKind } from '#core/team/sending-kind'
import { origin, type TestDesk } from './desks.ts'
import { valueIn } from './team-of-test.ts'

const claimSchema = z.object({
  claim: z.coerce.number().nullable(),
  standing: z.enum(['claimed', 'busy', 'done', 'unknown']),
  holder: z.string().nullable(),
})

export const subjectOf = (what: string | number) =>
  createHash('sha256').update(String(what)).digest('hex')

interface ClaimInput {
  readonly what: string | number
  readonly kind?: SendingKind
  readonly token?: string
}

/** Those that were claimed with, by the numbers of the claims. */
const tokens = new Map<string, string>()
export const tokenOf = (desk: TestDesk, id: number | null) =>
  tokens.get(`${desk.login.user} ${id}`) ?? randomUUID()

export const claim = async (
  desk: TestDesk,
  { what, kind = 'payment', token = randomUUID() }: ClaimInput,
) => {
  const { connection, id, login } = desk
  const claimed = await connection.query(
    claimSchema,
    'SELECT claim, standing, holder FROM claim_sending($1, $2, $3, $4, $5)',
    [id, kind, origin, subjectOf(what), token],
  )
  const [answer] = valueIn(claimed)
  if (answer === undefined) throw new Error('a claim was not answered')
  if (answer.claim !== null) tokens.set(`${login.user} ${answer.claim}`, token)
  return answer
}

export const send = (desk: TestDesk, id: number | null) => desk.run(`SELECT send_sending(${id})`)
export const end = (desk: TestDesk, id: number | null, outcome: string) =>
  desk.run(`SELECT end_sending(${id}, '${tokenOf(desk, id)}', '${outcome}')`)
export const settle = (
  desk: TestDesk,
  { what, kind = 'payment' }: Omit<ClaimInput, 'token'>,
  outcome: string,
) =>
  desk.run(
    `SELECT settle_sending(${desk.id}, '${kind}', '${origin}', '${subjectOf(what)}', '${outcome}')`,
  )
