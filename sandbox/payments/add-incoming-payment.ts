import type { Endpoint, EndpointCall } from '../endpoint.ts'
import { type Answer, answers, plainText } from '../http/answer.ts'
import { idAnswer } from '../http/id-answer.ts'
import { inOneTransaction } from '../state/db.ts'
import {
  findIncomingPayment,
  projectOfPrescribed,
  writeIncomingPayment,
} from '../state/payments.ts'
import { isDay } from '../time/is-day.ts'

const textLimit = 5_000
const amountPattern = /^-?\d{1,12}(\.\d{1,2})?$/
const currencyPattern = /^[A-Z]{3}$/
const symbolPattern = /^\d{1,10}$/

/**
 * The specification names `prescribedid`, field-notes 1 name `id`; the others are this sandbox's own, since
 * nobody shows them. The two dropped parameters are refused like any unexpected one.
 */
export const addIncomingPayment: Endpoint = {
  name: 'add-incoming-payment',
  areas: ['payments'],
  parameters: {
    id: 'requiredText',
    prescribedid: 'optionalInteger',
    amount: 'optionalText',
    currency: 'optionalText',
    date: 'optionalText',
    variablesymbol: 'optionalText',
    account: 'optionalText',
    message: 'optionalText',
  },
  answer: (call): Answer => {
    const malformed = findMalformed(call)
    if (malformed !== null) return answers.malformed(malformed)
    const prescribedId = call.parameters.integerOrNull('prescribedid')
    if (prescribedId !== null) {
      const projectId = projectOfPrescribed(call.db, prescribedId)
      if (projectId === null) return plainText(400, 'ID does not refer to a valid object.')
      if (!call.account.projects.includes(projectId)) return answers.unauthorized
    }
    return inOneTransaction(call.db, () => book(call, prescribedId))
  },
}

const checks: readonly (readonly [name: string, fits: (text: string) => boolean])[] = [
  ['id', (text) => text.length <= textLimit],
  ['amount', (text) => amountPattern.test(text)],
  ['currency', (text) => currencyPattern.test(text)],
  ['date', isDay],
  ['variablesymbol', (text) => symbolPattern.test(text)],
  ['account', (text) => text.length <= textLimit],
  ['message', (text) => text.length <= textLimit],
]

const findMalformed = ({ parameters }: EndpointCall): string | null =>
  checks.find(([name, fits]) => {
    const text = parameters.text(name)
    return text !== '' && !fits(text)
  })?.[0] ?? null

/** Answers 201 for a new payment and 200 for a known one, with the same ID every time (field-notes 4). */
const book = (
  { db, parameters, account, now, switches }: EndpointCall,
  prescribedId: number | null,
): Answer => {
  const externalId = parameters.text('id')
  const known = findIncomingPayment(db, externalId)
  if (known !== null) return idAnswer({ id: known }, switches)
  const amount = parameters.text('amount')
  const date = parameters.text('date')
  const id = writeIncomingPayment(db, {
    externalId,
    prescribedId,
    amountMinor: amount === '' ? null : Math.round(Number(amount) * 100),
    currency: parameters.text('currency') || null,
    paidAt: date === '' ? null : Date.parse(`${date}T00:00:00Z`),
    receivedAt: now,
    variableSymbol: parameters.text('variablesymbol') || null,
    login: account.login,
    fields: { account: parameters.text('account'), message: parameters.text('message') },
  })
  return idAnswer({ id }, switches, 201)
}
