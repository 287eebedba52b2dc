import type { Failure } from '#core/contract/failure'
import { fromJson } from '#core/json'
import { minorToDecimal } from '#core/money'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import type { StatementPreview } from '#core/payments/statements/statement-preview'
import { endOfJob } from '../end-of-job.ts'
import { of, type PaymentsWorld } from './payments-world.ts'

export interface Movement {
  readonly reference: string
  readonly minor: number
  readonly symbol: string
}

const titles =
  'ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;KS;VS;SS;Zpráva pro příjemce;Typ'

/** A statement as Fio writes it, whose figures agree unless a test says otherwise. */
export const statementText = (movements: readonly Movement[], wrongMinor = 0): string => {
  const sum = movements.reduce((total, { minor }) => total + minor, 0)
  const comma = (minor: number) => minorToDecimal(minor).replace('.', ',')
  return [
    'accountId;2000145399',
    'bankId;2010',
    'currency;CZK',
    'openingBalance;1000,00',
    `closingBalance;${comma(100_000 + sum + wrongMinor)}`,
    'dateStart;01.11.2026',
    'dateEnd;30.11.2026',
    '',
    titles,
    ...movements.map(
      ({ reference, minor, symbol }) =>
        `${reference};20.11.2026;${comma(minor)};CZK;1234567899;Novák Jiří;0100;0308;${symbol};;Záloha;Příjem`,
    ),
    '',
  ].join('\r\n')
}

const readingOf = (world: PaymentsWorld, path: string) => ({
  ...of,
  file: world.grant(path),
  encoding: null,
  mapping: null,
})

export const preview = async (world: PaymentsWorld, path: string): Promise<StatementPreview> =>
  fromJson((await world.call('payments.previewStatement', readingOf(world, path))).preview)

export const importFile = (world: PaymentsWorld, path: string) =>
  world.call('payments.importStatement', readingOf(world, path))

export const listPayments = async (world: PaymentsWorld): Promise<PaymentRow[]> => {
  const page = {
    ...of,
    scope: 'all',
    group: 'all',
    statementId: null,
    search: '',
    offset: 0,
  } as const
  return JSON.parse((await world.call('payments.listPayments', { ...page, limit: 5_000 })).payments)
}

/** All that nobody has decided on, as the match offers. */
export const confirmAll = async (world: PaymentsWorld): Promise<void> => {
  const rows = (await listPayments(world)).filter(({ state }) => state.kind === 'new')
  const payments = rows.map(({ key, match }) => ({
    key,
    isNoTwin: false,
    prescribedPaymentId: match?.kind === 'matched' ? match.prescribedPaymentId : null,
  }))
  await world.call('payments.confirmPayments', { ...of, payments })
}

/** How a job ended: null is well. */
export const finished = (world: PaymentsWorld, jobId: string): Promise<Failure | null> =>
  endOfJob({ ...world, jobId })

export const readSending = async (world: PaymentsWorld) => {
  const { revision, preview } = await world.call('payments.previewSending', of)
  return { revision, preview: fromJson(preview) }
}

/** Reviews what is confirmed, sends it and waits for whatever becomes of it. */
export const sendAll = async (world: PaymentsWorld): Promise<Failure | null> => {
  const { revision } = await readSending(world)
  const { jobId } = await world.call('payments.sendPayments', { ...of, revision })
  return finished(world, jobId)
}

interface ReceivedCall {
  readonly endpoint: string
  readonly parameters: Readonly<Record<string, string>>
}

type ControlledSandbox = { readonly control: (method: string, path: string) => Promise<unknown> }

/** The payments that have come to the server, each with what was sent beside the credential. */
export const received = async ({
  control,
}: ControlledSandbox): Promise<Readonly<Record<string, string>>[]> =>
  ((await control('GET', '/requests')) as ReceivedCall[])
    .filter(({ endpoint }) => endpoint === 'add-incoming-payment')
    .map(({ parameters: { login: _login, ...sent } }) => sent)
