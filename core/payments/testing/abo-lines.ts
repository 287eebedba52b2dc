interface Head {
  readonly account?: string
  readonly opening: number
  readonly closing: number
  readonly debit?: number
  readonly credit?: number
}

const money = (minor: number, length: number): string =>
  String(Math.abs(minor)).padStart(length, '0')
const sign = (minor: number): string => (minor < 0 ? '-' : '+')
const spaces = (text: string, length: number): string => text.padEnd(length).slice(0, length)

const ownAccount = '0000192000145399'

/** The head of a statement from the first to the last of November. */
export const aboHead = ({ account = ownAccount, opening, closing, debit = 0, credit = 0 }: Head) =>
  [
    `074${account}${spaces('BYTY LETNA A.S.', 20)}011126`,
    `${money(opening, 14)}${sign(opening)}${money(closing, 14)}${sign(closing)}`,
    `${money(debit, 14)}${sign(debit)}${money(credit, 14)}${sign(credit)}`,
    '011301126'.padEnd(23),
  ].join('')

interface Movement {
  readonly minor: number
  readonly code?: string
  readonly variableSymbol?: string
  readonly name?: string
  readonly day?: string
  readonly document?: string
  readonly account?: string
  readonly counterAccount?: string
  readonly currency?: string
}

export const aboMovement = ({
  minor,
  code = '2',
  variableSymbol = '0',
  name = '',
  day = '201126',
  document = '0',
  account = ownAccount,
  counterAccount = '0000001234567899',
  currency = '0203',
}: Movement): string =>
  [
    `075${account}${counterAccount}${document.padStart(13, '0')}${money(minor, 12)}${code}`,
    `${variableSymbol.padStart(10, '0')}0001000308${'0'.repeat(10)}${day}`,
    `${spaces(name, 20)}0${currency}${day}`,
  ].join('')
