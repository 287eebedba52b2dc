import { afterAll } from 'vitest'
import { answerRequest, findEndpoint } from '../../http/answer-request.ts'
import type { SeedName } from '../../seed/projects/seeds.ts'
import type { Db } from '../../state/db.ts'
import { type ChosenSwitches, movableSwitches } from '../../switches.ts'
import { seededState } from '../../testing/seeded-state.ts'
import type { ListedLead } from '../listed-lead.ts'

type Fields = Readonly<Record<string, string | number>>

export interface TestedCrm {
  readonly db: Db
  readonly clock: { now: number }
  readonly call: (
    endpoint: string,
    fields?: Fields,
    as?: { readonly login?: string; readonly accept?: string },
  ) => { readonly status: number; readonly text: string }
  /** Sends a valid lead; returns the ID of its customer. */
  readonly lead: (fields?: Fields) => number
  readonly leads: () => ListedLead[]
  /** The answer of `get-customer-details` as JSON. */
  readonly customer: (id: number) => CustomerAnswer
}

export interface CustomerAnswer {
  readonly name: string
  readonly surname: string
  readonly email: string | null
  readonly phone: string | null
  readonly language: string | null
  readonly salesman_id: number | null
  readonly tags: readonly string[]
  readonly attributes: Readonly<Record<string, unknown>>
  readonly consents: readonly { id: number; valid: boolean; source: string; notes: string }[]
  readonly favorites: readonly { unit_id: number; internal_id: string; added: string }[]
}

const password = 'secret'

/** One CRM for all tests of a file, answering without a network in between. */
export const openCrm = ({
  seed = 'demo',
  switches = {},
}: {
  readonly seed?: SeedName
  readonly switches?: ChosenSwitches
} = {}): TestedCrm => {
  const clock = { now: Date.UTC(2026, 10, 21, 12) }
  const db = seededState({ name: seed, number: 1, now: clock.now, newPassword: () => password })
  afterAll(() => {
    db.close()
  })
  const { now: switchesNow } = movableSwitches(switches)
  const state = { db, now: () => clock.now, switches: switchesNow }
  const call: TestedCrm['call'] = (
    name,
    fields = {},
    { login = 'leads@demo', accept = '' } = {},
  ) => {
    const endpoint = findEndpoint(name, switchesNow())
    if ('status' in endpoint) throw new Error(`${name} is not served`)
    const texts = Object.entries(fields).map(([key, value]) => [key, String(value)] as const)
    const parameters = new Map([['login', login], ['password', password], ...texts])
    const { status, body } = answerRequest(state, endpoint, { parameters, file: null, accept })
    return { status, text: String(body) }
  }
  const parsed = (answer: { status: number; text: string }): unknown => {
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
    return JSON.parse(answer.text)
  }
  return {
    db,
    clock,
    call,
    lead: (fields = {}) => {
      const whole = { name: 'Jana', surname: 'Nová', ...fields }
      const contact = 'email' in fields || 'phone' in fields ? {} : { email: 'jana@example.com' }
      return Number(parsed(call('create-lead', { ...whole, ...contact })))
    },
    leads: () => parsed(call('list-leads')) as ListedLead[],
    customer: (customerid) =>
      parsed(
        call(
          'get-customer-details',
          { customerid },
          { login: 'customers@demo', accept: 'application/json' },
        ),
      ) as CustomerAnswer,
  }
}
